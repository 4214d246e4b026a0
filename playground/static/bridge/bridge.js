// Hands messages on: from the Activity's page in the frame to the playground's page around this one, and back. The SDK
// listens to its own origin alone, which this page has and the playground's has not.

const frame = document.querySelector("iframe");
const outside = new URL(document.referrer).origin;

addEventListener("message", ({ source, origin, data }) => {
  if (source === frame.contentWindow && origin === location.origin) parent.postMessage(data, outside);
  else if (source === parent && origin === outside) frame.contentWindow.postMessage(data, location.origin);
});
frame.src = `/${location.search}`;
