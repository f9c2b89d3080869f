import { listenAll, poll, quantile, timesOf } from './crowd.ts';
import { type Row, rowOf } from './figures.ts';
import { addMembers, addRaceDays, databaseOf } from './many-years.ts';
import { DEMO_SEASON, onDemoSeason, type Product, signedIn } from './product.ts';
import { note } from './real-files.ts';
import { pairRows } from './two-servers.ts';

const YEARS = 4_000;
const MEMBERS = 10_000;
const CLIENTS = 200;
const TIMES = 20;
const LISTENERS = 1_000;
const POLLED_MS = 60_000;

const CALLS = [
  { what: "today's card", path: '/api/races/saratoga/today' },
  { what: 'bias over 90 days', path: '/api/track-bias/saratoga?days=90' },
  { what: 'activity of 10,000 members', path: '/api/admin/user-activity' },
];

/** The same product with many more years, beside the first: both are called alternately. */
async function yearRows(few: Product, cookie: string): Promise<readonly Row[]> {
  return onDemoSeason(async (many) => {
    const asMany = await signedIn(many);
    const grown = await databaseOf(many.dataFolder);
    const base = await databaseOf(few.dataFolder);
    try {
      for (const { sql } of [base, grown]) await addMembers(sql, MEMBERS);
      const days = await addRaceDays(grown.sql, YEARS);
      const rows: Row[] = [];
      for (const { what, path } of CALLS) {
        const [before, after] = (
          await timesOf(
            { url: `${few.address}${path}`, cookie },
            { url: `${many.address}${path}`, cookie: asMany },
            TIMES,
          )
        ).map((times) => quantile(times, 0.95)) as [number, number];
        note(
          `${what}: 95th percentile ${before.toFixed(1)} ms with ${DEMO_SEASON} days, ${after.toFixed(1)} ms with ${days}`,
        );
        rows.push(
          rowOf(
            `${what}, 95th percentile with ${days} race days against ${DEMO_SEASON}`,
            after / before,
            '',
            2,
            {
              atMost: 1.5,
            },
          ),
        );
      }
      return rows;
    } finally {
      await base.close();
      await grown.close();
    }
  });
}

async function pollingRows({ address }: Product, cookie: string): Promise<readonly Row[]> {
  const { times, failed } = await poll(
    address,
    Array.from({ length: CLIENTS }, () => cookie),
    POLLED_MS,
  );
  note(`${times.length} answers to ${CLIENTS} polling clients, ${failed.length} failures ${failed[0] ?? ''}`);
  const shown = [0.5, 0.95, 0.99, 1].map((share) => `${quantile(times, share).toFixed(0)} ms`);
  note(`50% within ${shown[0]}, 95% within ${shown[1]}, 99% within ${shown[2]}, all within ${shown[3]}`);
  return [
    rowOf(`${CLIENTS} clients polling for a minute, 99th percentile`, quantile(times, 0.99), ' ms', 0, {
      atMost: 250,
    }),
    rowOf(`${CLIENTS} clients polling for a minute, failures`, failed.length, '', 0, { atMost: 0 }),
  ];
}

async function listenerRows({ address }: Product, cookie: string): Promise<readonly Row[]> {
  const streams = await listenAll(address, cookie, LISTENERS, 'event: picks');
  const started = performance.now();
  await fetch(`${address}/api/ai/enhanced-picks/force-refresh`, {
    method: 'POST',
    headers: { cookie, origin: address },
  }).then((answer) => answer.arrayBuffer());
  for (let tries = 0; streams.received() < LISTENERS && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  note(
    `${streams.received()} of ${LISTENERS} listeners got it after ${Math.round(performance.now() - started)} ms`,
  );
  streams.leave();
  return [
    rowOf(
      `event listeners on one process that got the new picks, of ${LISTENERS}`,
      streams.received(),
      '',
      0,
      {
        atLeast: LISTENERS,
      },
    ),
  ];
}

/** The rows of a race day: many stored years, many clients, many event listeners, two servers. */
export const raceDayRows = (): Promise<readonly Row[]> =>
  onDemoSeason(async (product) => {
    const cookie = await signedIn(product);
    return [
      ...(await listenerRows(product, cookie)),
      ...(await pollingRows(product, cookie)),
      ...(await pairRows(product, cookie)),
      ...(await yearRows(product, cookie)),
    ];
  });
