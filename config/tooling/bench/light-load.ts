import { connect, type Socket } from 'node:net';

/** Requests as sent over the wire, in order. */
interface Load {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly forMs: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Length of an answer including its head, once the head is complete; fails unless it is a 200 with a length, or a 304. */
function lengthOf(answer: Buffer): number | null {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = answer.toString('latin1', 0, end);
  if (head.startsWith('HTTP/1.1 304')) return end + HEAD_END.length;
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.slice(0, 200));
  return end + HEAD_END.length + Number(length);
}

/** Sends one request after the other over one connection until stopped; counts the answers. */
function askOn(socket: Socket, requests: readonly Buffer[], first: number, isOver: () => boolean) {
  return new Promise<number>((resolve, reject) => {
    let [answered, held, length]: [number, Buffer | null, number | null] = [0, null, null];
    let came = 0;
    const next = (): void => void socket.write(requests[(first + answered) % requests.length] ?? '');
    socket.on('data', (chunk: Buffer) => {
      came += chunk.length;
      if (length === null) {
        held = held === null ? chunk : Buffer.concat([held, chunk]);
        try {
          length = lengthOf(held);
        } catch (error) {
          socket.destroy();
          reject(error);
          return;
        }
      }
      if (length === null || came < length) return;
      [answered, held, length, came] = [answered + 1, null, null, 0];
      if (!isOver()) return next();
      socket.destroy();
      resolve(answered);
    });
    socket.on('error', reject).on('close', () => resolve(answered));
    socket.on('connect', next);
  });
}

export const requestBytes = (path: string, cookie: string, more: readonly string[] = []): Buffer =>
  Buffer.from([`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Cookie: ${cookie}`, ...more, '', ''].join('\r\n'));

/** Answers per second, requested with as little work as possible: the load competes with the servers for the machine. */
export async function lightRate({ port, requests, connections, forMs }: Load): Promise<number> {
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > forMs;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, nth) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      return askOn(socket, requests, nth, isOver);
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / (performance.now() - started);
}
