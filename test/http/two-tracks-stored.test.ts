import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ONLY, textsIn } from './two-tracks.ts';
import { openWithStored, STORED, TODAY, YESTERDAY } from './two-tracks-stored.ts';

const test = suite<Awaited<ReturnType<typeof openWithStored>>>('What is stored of two tracks on one day');

test.before.each(async (context) => {
  Object.assign(context, await openWithStored());
});
test.after.each(({ close }) => close());

type Browser = Awaited<ReturnType<typeof openWithStored>>['browser'];
type Stored = (typeof STORED)[number];

/** Checks each track's answer beside the other's: words of its own, none of the other, and what `check` says of it. */
async function ofEach(
  browser: Browser,
  pathOf: (track: string) => string,
  check: (answer: never, own: Stored, other: Stored, text: string) => void,
): Promise<void> {
  const [saratoga, aqueduct] = STORED;
  for (const [own, other] of [
    [saratoga, aqueduct],
    [aqueduct, saratoga],
  ] as const) {
    const answer = await browser.ask('GET', pathOf(own.track));
    assert.is(answer.status, 200, answer.text);
    const texts = textsIn(answer.json());
    assert.ok(
      texts.some((text) => ONLY[own.track].test(text)),
      `${own.track}: ${answer.text}`,
    );
    assert.equal(
      texts.filter((text) => ONLY[other.track].test(text)),
      [],
      own.track,
    );
    check(answer.json() as never, own, other, answer.text);
  }
}

test('the weather is that of its track: conditions, station, source and degrees', async ({ browser }) => {
  await ofEach(
    browser,
    (track) => `/api/weather/saratoga?track=${track}`,
    ({ temperature, conditions }: { temperature: number; conditions: string }, own, other, text) => {
      assert.equal([temperature, conditions], [own.degrees, `${own.word} haze`]);
      assert.not.match(text, new RegExp(`\\b${other.degrees}\\b`));
    },
  );
});

test('the ledger holds the picks that were sealed at its track', async ({ browser }) => {
  await ofEach(
    browser,
    (track) => `/api/picks/ledger?track=${track}`,
    ({ entries }: { entries: readonly { entry: { raceId: string } }[] }, own) => {
      assert.ok(entries.length > 0);
      for (const { entry } of entries)
        assert.ok(entry.raceId.startsWith(`${own.track}-${TODAY}-`), entry.raceId);
    },
  );
});

test('the recommendations are of the picks of its card', async ({ browser }) => {
  await ofEach(
    browser,
    (track) => `/api/recommendations?track=${track}`,
    (lines: readonly { raceId: string }[], own) => {
      assert.ok(lines.length > 0);
      for (const { raceId } of lines) assert.ok(raceId.startsWith(`${own.track}-`), raceId);
    },
  );
});

test('the figures are those of the report of its track', async ({ browser }) => {
  await ofEach(
    browser,
    (track) => `/api/speed-figures/${YESTERDAY}?track=${track}`,
    ({ count }: { count: number }, own, other, text) => {
      assert.is(count, 1);
      assert.match(text, new RegExp(`\\b${own.figure}\\b`));
      assert.not.match(text, new RegExp(`\\b${other.figure}\\b`));
    },
  );
});

test('a member’s picks of one track are those on its races; of all tracks, both', async ({ browser }) => {
  await ofEach(
    browser,
    (track) => `/api/picks?track=${track}`,
    (picks: readonly { raceId: string; confidence: number }[], own) =>
      assert.equal(
        picks.map(({ raceId, confidence }) => [raceId, confidence]),
        [[`${own.track}-${TODAY}-1`, own.confidence]],
      ),
  );
  const both = (await browser.ask('GET', '/api/picks')).json() as readonly unknown[];
  assert.is(both.length, 2);
});

test('handicappers are ranked by their picks at the track alone; over all tracks by both', async ({
  browser,
  raceIsOver,
}) => {
  raceIsOver();
  type Ranked = readonly { totalPicks: number; roi: number; latestPicks: readonly { raceId: string }[] }[];
  await ofEach(
    browser,
    (track) => `/api/handicappers?track=${track}`,
    ([ranked]: Ranked, own) => {
      assert.is(ranked?.totalPicks, 1);
      assert.is(Math.round(Number(ranked?.roi)), Math.round((own.pays / 2 - 1) * 100));
      assert.equal(
        ranked?.latestPicks.map(({ raceId }) => raceId),
        [`${own.track}-${TODAY}-1`],
      );
    },
  );
  const [together] = (await browser.ask('GET', '/api/handicappers')).json() as Ranked;
  assert.is(together?.totalPicks, 2);
});

test('the headlines are those that name its track', async ({ browser }) => {
  for (const path of ['/api/news/saratoga/headlines', '/api/news/saratoga'])
    assert.is((await browser.ask('GET', `${path}?track=nowhere`)).status, 404);
  await ofEach(
    browser,
    (track) => `/api/news/saratoga/headlines?track=${track}`,
    (_, __, ___, text) => assert.not.match(text, /yearlings/),
  );
});

// The feeds are of the whole trade and no item belongs to a track, so the list is the same everywhere, with both names.
test('the news itself is the same at every track', async ({ browser }) => {
  const [saratoga, aqueduct] = await Promise.all(
    STORED.map(({ track }) => browser.ask('GET', `/api/news/saratoga?track=${track}`)),
  );
  const titles = (answer: typeof saratoga) =>
    textsIn(answer?.json())
      .filter((text) => / opens in |yearlings/.test(text))
      .toSorted();
  assert.equal([...new Set(titles(saratoga))].length, 3);
  assert.equal(titles(aqueduct), titles(saratoga));
});

test.run();
