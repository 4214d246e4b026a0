// The socket to the server: one per tab, reopened with growing pauses.

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8000;

/** Opens the socket for `user`. `onUp(again)` runs at every (re)connection, `onDown` at every loss. */
export function openSocket(user, { onEvent, onUp, onDown }) {
  let socket = null;
  let closed = false;
  let pause = FIRST_PAUSE_MS;
  let timer = 0;
  let again = false;

  function connect() {
    const url = new URL("/ui/socket", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("user", user);
    socket = new WebSocket(url);
    socket.addEventListener("open", () => {
      if (closed) return;
      pause = FIRST_PAUSE_MS;
      onUp(again);
      again = true;
    });
    socket.addEventListener("message", (event) => {
      if (closed) return;
      const { t, d } = JSON.parse(event.data);
      onEvent(t, d);
    });
    socket.addEventListener("close", () => {
      if (closed) return;
      onDown();
      timer = setTimeout(connect, pause * (0.7 + Math.random() * 0.6));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  function hurry() {
    if (closed || socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    connect();
  }
  addEventListener("online", hurry);
  connect();

  return {
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      socket.close();
    },
  };
}
