import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** No client has come for so long: none waits to be accepted, and the next one is far. */
const QUIET_MS = 25;
const QUIET_WITHIN_MS = 500;
/** However many come, and however slow the turns are. */
const NO_LONGER_MS = 2_000;
/** A client that has sent nothing for so long after it connected has nothing to ask. */
const SILENT_MS = 500;
/** How often a closing server lets go of connections whose request has ended. */
const GLANCE_MS = 50;
const FIVE_SECONDS = 5_000;

/** What answers requests, and a way to hold those that come: most clients ask nothing more while they wait for an answer. */
export function makeHoldable(answer: RequestListener) {
  let held: Promise<void> | null = null;
  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      if (held === null) answer(request, response);
      else void held.then(() => answer(request, response));
    },
    /** Holds what comes from now on, until the function returned is called. */
    hold(): () => void {
      let release = (): void => undefined;
      held = new Promise((done) => {
        release = done;
      });
      return () => {
        held = null;
        release();
      };
    },
  };
}

/** The open connections of a server with the time each came, by the clock of `performance`. */
function connectionsOf(server: Server) {
  const cameAt = new Map<Socket, number>();
  let last = Number.NEGATIVE_INFINITY;
  server.on('connection', (socket: Socket) => {
    last = performance.now();
    cameAt.set(socket, last);
    socket.once('close', () => cameAt.delete(socket));
  });
  return {
    last: () => last,
    /** Cuts those that have sent nothing for a while: a browser opens some in case it needs them. */
    cutSilent(): void {
      const since = performance.now() - SILENT_MS;
      for (const [socket, came] of cameAt) if (socket.bytesRead === 0 && came < since) socket.destroy();
    },
  };
}

type Connections = ReturnType<typeof connectionsOf>;

/**
 * Clients that wait to be accepted when a server closes are reset, and a request already sent is lost. Node accepts one of
 * them per turn of the event loop: turns go by until nobody has come for a while; after half a second, for one turn; two
 * seconds at most.
 */
async function acceptWaiting({ last }: Connections): Promise<void> {
  const begun = performance.now();
  await nextTurn();
  for (let isOver = false; !isOver; ) {
    const before = last();
    await nextTurn();
    const now = performance.now();
    const isQuiet = now - last() >= QUIET_MS;
    const isQuietTurn = last() === before && now - begun > QUIET_WITHIN_MS;
    isOver = isQuiet || isQuietTurn || now - begun > NO_LONGER_MS;
  }
}

function closeAccepted(server: Server, { cutSilent }: Connections): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      server.closeIdleConnections();
      cutSilent();
    };
    // After the turn has read what has arrived.
    const glance = setInterval(() => setImmediate(look), GLANCE_MS);
    const impatient = setTimeout(() => server.closeAllConnections(), FIVE_SECONDS);
    server.close(() => {
      clearInterval(glance);
      clearTimeout(impatient);
      resolve();
    });
  });
}

/**
 * A way to close a server: to new clients at a moment when none is on the way, then for those it has once each request
 * that came has ended, five seconds later at the latest.
 */
export function closingOf(server: Server, hold: () => () => void): () => Promise<void> {
  const connections = connectionsOf(server);
  return async () => {
    const release = hold();
    await acceptWaiting(connections);
    const closed = closeAccepted(server, connections);
    release();
    await closed;
  };
}
