import { launchBrowser } from '#test/support/browser.ts';
import { measureCallRate } from './call-rate.ts';
import { quantile, timesOf } from './crowd.ts';
import { median, type Row, rowOf } from './figures.ts';
import { addSealedDays } from './many-seals.ts';
import { addRaceDays, databaseOf } from './many-years.ts';
import { openPhone } from './phone.ts';
import { DEMO_SEASON, onDemoSeason, type Product, signedIn } from './product.ts';
import { note } from './real-files.ts';

const PATH = '/record';
const DAYS = 4_000;
/** Of twenty calls a single slow one decides the 95th percentile. */
const TIMES = 100;

async function visit(address: string, cookie: string) {
  const { browser, close } = await launchBrowser();
  try {
    const { page, loaded } = await openPhone(browser, address, cookie);
    await page.goto(PATH);
    return await loaded();
  } finally {
    await close();
  }
}

async function pageRows({ address }: Product, cookie: string): Promise<readonly Row[]> {
  const visits = [await visit(address, cookie), await visit(address, cookie), await visit(address, cookie)];
  const lcp = median(visits.map(({ lcpSeconds }) => lcpSeconds));
  const weight = median(visits.map(({ javascriptKb }) => javascriptKb));
  const { ours, bare, ratio, bytes } = await measureCallRate(address, cookie, PATH);
  note(`the record: ${Math.round(ours)}/s against ${Math.round(bare)}/s bare, ${bytes} bytes`);
  return [
    rowOf('public record, largest paint, processor slowed four times', lcp, ' s', 2, { atMost: 1.5 }),
    rowOf('public record, JavaScript (gzip)', weight, ' kB', 1, { atMost: 60 }),
    rowOf('public record, requests a second, from the shared reply', ours, '', 0, { atLeast: 5_000 }),
    rowOf('public record, against a bare node server sending the same bytes', ratio, '', 2, { atLeast: 0.8 }),
  ];
}

/** Seconds of the first call of the record in a process: nothing of it is in memory yet. */
async function coldSeconds(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}${PATH}`);
  await answer.text();
  if (!answer.ok) throw new Error(`the record answered with ${answer.status}`);
  return (performance.now() - began) / 1_000;
}

/** The same product with many more sealed days beside the first: both are called alternately. */
async function yearRows(few: Product, cookie: string): Promise<readonly Row[]> {
  return onDemoSeason(async (many) => {
    const grown = await databaseOf(many.dataFolder);
    try {
      const days = await addRaceDays(grown.sql, DAYS);
      note(`${await addSealedDays(grown.database, days)} sealed entries on ${days} days`);
    } finally {
      await grown.close();
    }
    const cold = await coldSeconds(many.address);
    const calls = [few.address, many.address].map((address) => ({ url: `${address}${PATH}`, cookie }));
    const [first, second] = calls as [(typeof calls)[0], (typeof calls)[0]];
    const [before, after] = (await timesOf(first, second, TIMES)).map((times) => quantile(times, 0.95)) as [
      number,
      number,
    ];
    note(`the record: 95th percentile ${before.toFixed(1)} ms, ${after.toFixed(1)} ms with ${DAYS} days`);
    const what = `public record of the last year, 95th percentile with ${DAYS} race days against ${DEMO_SEASON}, from the shared reply`;
    return [
      rowOf(`public record, first call with ${DAYS} race days, nothing in memory`, cold, ' s', 2, {
        atMost: 1.5,
      }),
      rowOf(what, after / before, '', 2, { atMost: 1.5 }),
    ];
  });
}

/** The rows of the public record. */
export const recordRows = (): Promise<readonly Row[]> =>
  onDemoSeason(async (product) => {
    const cookie = await signedIn(product);
    return [...(await pageRows(product, cookie)), ...(await yearRows(product, cookie))];
  });
