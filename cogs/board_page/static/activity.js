// The page as an Activity in Discord: asks Discord for a code, has the bot exchange it for a session, and goes on as the
// page of the table. Discord's client frames it, its proxy hands on what lies below /.proxy.

import { DiscordSDK } from "./sdk/2.5.0/Discord.mjs";
import { enter, play, problem } from "./page.js";

const NORMAL = 1000; // the code of closing without a message
const client = document.querySelector("meta[name=client]").content;

/** What Discord gives for its user: nothing outside of it, or if that is refused. The bot then says what to do. */
async function asked() {
  try {
    const sdk = new DiscordSDK(client, { disableConsoleLogOverride: true });
    await sdk.ready();
    const { code } = await sdk.commands.authorize({
      client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"],
    });
    return { sdk, code, instance: sdk.instanceId };
  } catch {
    return { sdk: null, code: "", instance: "" };
  }
}

const { sdk, code, instance } = await asked();
try {
  const { table } = await enter("/.proxy", "/activity/session", { code, instance });
  play(table, () => sdk.close(NORMAL, ""));
} catch (error) {
  problem(error);
}
