import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** The given quantile of a sample; NaN for an empty one. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export async function timed(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Longer than a shared answer is cached. */
const GAP_MS = 1_100;

/** A call to a product by one of its members. */
interface Ask {
  readonly url: string;
  readonly cookie: string;
}

/**
 * Milliseconds of two calls made alternately, with a fresh request each time, so that other load on the machine affects
 * both; the first answers, which open connections, do not count.
 */
export async function timesOf(ask: Ask, other: Ask, times: number) {
  const sample: [number[], number[]] = [[], []];
  for (let round = -3; round < times; round += 1) {
    await pause(GAP_MS);
    for (const [nth, { url, cookie }] of [ask, other].entries()) {
      const ms = await timed(url, cookie);
      if (round >= 0) sample[nth]?.push(ms);
    }
  }
  return sample;
}

/** What a screen requests, and how often. */
const POLLED: readonly { readonly path: string; readonly everyMs: number }[] = [
  { path: '/api/races/saratoga/today', everyMs: 30_000 },
  { path: '/api/auth/user', everyMs: 20_000 },
  { path: '/api/weather/saratoga/current', everyMs: 30_000 },
  { path: '/api/dashboard/metrics', everyMs: 30_000 },
  { path: '/api/recommendations', everyMs: 30_000 },
  { path: '/api/data/validation', everyMs: 30_000 },
  { path: '/api/races/recent-results', everyMs: 30_000 },
  { path: '/api/longshot-alerts', everyMs: 30_000 },
];

/** Lets members poll for a while, each starting at a different moment. Returns every time in milliseconds, and the failures. */
export async function poll(
  address: string,
  cookies: readonly string[],
  forMs: number,
): Promise<{ readonly times: readonly number[]; readonly failed: readonly string[] }> {
  const times: number[] = [];
  const failed: string[] = [];
  const until = performance.now() + forMs;
  const ask = async (cookie: string, path: string, everyMs: number): Promise<void> => {
    await pause(Math.random() * everyMs);
    while (performance.now() < until) {
      await timed(`${address}${path}`, cookie).then(
        (ms) => times.push(ms),
        (error: unknown) => failed.push(String(error)),
      );
      await pause(everyMs);
    }
  };
  await Promise.all(
    cookies.flatMap((cookie) => POLLED.map(({ path, everyMs }) => ask(cookie, path, everyMs))),
  );
  return { times, failed };
}

/** Opens event streams; `received` counts those that got the text. */
export async function listenAll(address: string, cookie: string, count: number, text: string) {
  let received = 0;
  const streams = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<() => void>((resolve, reject) => {
          const call = request(`${address}/api/events`, { headers: { cookie }, agent: false }, (answer) => {
            if (answer.statusCode !== 200) reject(new Error(`events answered ${answer.statusCode}`));
            let body = '';
            answer.setEncoding('utf8').on('data', (chunk: string) => {
              const before = body.includes(text);
              body += chunk;
              if (!before && body.includes(text)) received += 1;
            });
            resolve(() => call.destroy());
          });
          call.on('error', reject).end();
        }),
    ),
  );
  return { received: () => received, leave: () => void streams.map((close) => close()) };
}

/** One address in front of several servers, connection by connection. */
export async function oneAddress(addresses: readonly string[]): Promise<{ address: string; server: Server }> {
  let turn = 0;
  const server = createServer((socket) => {
    const { hostname, port } = new URL(addresses[turn % addresses.length] ?? '');
    turn += 1;
    const behind = connect(Number(port), hostname);
    socket.pipe(behind).pipe(socket);
    for (const end of [socket, behind]) end.on('error', () => [socket, behind].map((side) => side.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
