import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TRACKS } from '#core/card/track.ts';
import { HOUR, shift, toIso } from '#core/kernel/instant.ts';
import {
  type ARecord,
  aRecordOfADay,
  aSheetWonBy,
  moment,
  resultsRow,
  withCorrection,
  withEarlierCorrection,
  withPickAfterOff,
} from '#test/support/a-forged-record.ts';
import { aRecordWithLatePick, LATE_PICKS, NOT_CHECKED } from '#test/support/a-late-pick.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aRecordWithBetsThatDoNotCount } from '#test/support/bets-that-do-not-count.ts';
import { headsOf } from '../../../frontends/results/ledger/check/published.ts';
import { trackZones } from '../../../frontends/results/ledger/check/track-zones.ts';
import { checkRecord, type ShownRow } from '../../../frontends/results/ledger/check/whole-record.ts';
import { browserDigest } from '../../../frontends/results/ledger/verify.ts';

const test = suite('the check of the whole record in the browser');

const digest = browserDigest();
if (digest === null) throw new Error('there is no SHA-256 here');

/** Checks a record as the browser reads it, two rows a page. */
async function checked(
  { picks, results, heads }: ARecord,
  shown: readonly ShownRow[] = [],
  zones: ReadonlyMap<string, string> = new Map(),
) {
  const chains = { picks, results, audit: [] };
  const published = heads.map(({ day, at: time, text, stamp }) => {
    return { day, at: toIso(time), text, sha256: '', stamp };
  });
  async function* pages(chain: keyof typeof chains) {
    for (let from = 0; from < chains[chain].length; from += 2) yield chains[chain].slice(from, from + 2);
  }
  const progress: string[] = [];
  const source = { heads: headsOf({ now: [], published }), zones, pages };
  const verdict = await checkRecord(source, shown, digest as NonNullable<typeof digest>, (line) =>
    progress.push(line),
  );
  return { ...verdict, text: verdict.sentences.join('\n'), progress };
}

test('a day as it was sealed is whole: picks, results, times, and the bets settled again', async () => {
  const { isWhole, text, progress } = await checked(aRecordOfADay());
  assert.ok(isWhole, text);
  assert.match(text, /^Picks: its 1 entry has the hash of its text; the latest is/m);
  assert.match(text, /^Results: its 1 entry has the hash of its text; the latest is/m);
  assert.match(text, /^No result was corrected/m);
  assert.match(
    text,
    /^Real races, bets sealed before the off: \d settled, \d won, \$1 on each (made|lost) \$\d/m,
  );
  assert.equal(progress, ['Picks: 1 of 1 entries checked …', 'Results: 1 of 1 entries checked …']);
});

test('a pick added after the off that claims to be of before is refused by the head after the off', async () => {
  const forged = withPickAfterOff(aRecordOfADay());
  assert.ok((await checked({ ...forged, heads: [] })).isWhole, 'nothing but the heads can show it');
  const { isWhole, text } = await checked(forged);
  assert.not.ok(isWhole);
  assert.match(text, /^Picks: Entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET/);
});

test('a correction added later than it claims is refused; with its true time it is told with it', async () => {
  const forged = await checked(withEarlierCorrection(aRecordOfADay()));
  assert.match(forged.text, /^Results: Entry 2: dated .*, but added after Aug [23], 2025, \d+:\d\d [AP]M ET/);
  const { isWhole, text } = await checked(withCorrection(aRecordOfADay()));
  assert.ok(isWhole, text);
  assert.match(text, /^1 correction of sealed results/m);
  assert.match(
    text,
    /^Corrected Aug \d, 2025, \d+:\d\d [AP]M ET \(entry 2\): Saratoga, Aug 2, 2025, race 1: winner\.$/m,
  );
});

test('heads with two times are refused, and races without heads soon after their off are counted', async () => {
  const record = aRecordOfADay();
  const [head] = record.heads;
  if (head === undefined) throw new Error('no heads');
  const tonight = { ...head, at: shift(head.at, 12 * HOUR) };
  const forged = await checked({ ...record, heads: [...record.heads, tonight] });
  assert.not.ok(forged.isWhole);
  assert.match(forged.text, /^Heads stored as published Aug \d.* are dated Aug 2/);
  assert.not.match((await checked(record)).text, /Not shown/);
  const { isWhole, text } = await checked({ ...record, heads: record.heads.slice(1) });
  assert.ok(isWhole);
  assert.match(
    text,
    /^No head was published within 10 minutes of the off of 1 of 1 races with a pick sealed in time/m,
  );
});

test('a pick sealed after the off that the result names settles no bet', async () => {
  const horse = { programNumber: '1', name: 'PAPER LANTERN' };
  const bet = {
    sealedAt: '2025-08-02T17:05:00.000Z',
    off: null,
    verdict: { kind: 'BET', horse, priceToTake: null },
  } as const;
  const sheet = aSheetWonBy('1');
  const races = sheet.races.map((race) => ({ ...race, offMinute: 13 * 60 }));
  const results = [resultsRow({ ...sheet, races }, moment('2025-08-02T17:30:00Z'))];
  const { isWhole, text } = await checked({ picks: aChain([bet]), results, heads: [] });
  assert.ok(isWhole, text);
  assert.match(
    text,
    /^Not counted: entry 1, sealed Aug 2, 2025, 1:05 PM ET: Saratoga, Aug 2, 2025, race 1, off at 1:00 PM ET\.$/m,
  );
  assert.match(text, /^Real races, bets sealed before the off: 0 settled/m);
});

test('a race that a later chart leaves out, one without an off and one at a track whose zone nobody knows settle no bet', async () => {
  const { isWhole, text } = await checked(aRecordWithBetsThatDoNotCount(), [], trackZones);
  assert.ok(isWhole, text);
  assert.match(
    text,
    /^Real races, bets sealed before the off: 1 settled, 1 won, \$1 on each made \$1\.00\.$/m,
  );
  assert.match(
    text,
    /^Not counted, since no result shows them to be before the off: 3 picks: 1 without a result, 1 whose result names no off, 1 at a track whose time zone is not known\.$/m,
  );
});

test('results without a zone are read in the zone of their track; what cannot be checked is counted with the reason', async () => {
  const { isWhole, text, sentences } = await checked(aRecordWithLatePick(), [], trackZones);
  assert.ok(isWhole, text);
  assert.equal(
    sentences.filter((sentence) => sentence.startsWith('Not ')),
    [...LATE_PICKS.map((pick) => `Not counted: ${pick}.`), `N${NOT_CHECKED}.`],
  );
});

test('the zones that the script brings are those of the tracks', () => {
  assert.equal(
    Object.fromEntries(trackZones),
    Object.fromEntries(TRACKS.map(({ slug, timeZone }) => [slug, timeZone])),
  );
});

test('a changed letter, a missing row, a chain sealed again and one cut short are each found', async () => {
  const whole = { ...aRecordOfADay(), picks: aChain([{}, {}, {}]), heads: [] };
  const [first, second, third] = whole.picks;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three rows');
  const faultOf = async (picks: ARecord['picks'], heads: ARecord['heads'] = []) =>
    (await checked({ ...whole, picks, heads })).text;
  const letter = { ...second, text: second.text.replace('"seq":2', '"seq": 2') };
  assert.match(await faultOf([first, letter, third]), /^Picks: Entry 2: its text does not match its hash/);
  assert.match(await faultOf([first, third]), /^Picks: Entry 2 is missing/);
  const again = aChain([{}, { analysedBy: 'somebody else' }, {}]);
  const heads = aRecordOfADay()
    .heads.slice(0, 1)
    .map((published) => ({ ...published, text: `picks 2 ${second.hash}` }));
  assert.match(await faultOf(again, heads), /^Picks: Entry 2: it had another hash when it was published/);
  assert.match(await faultOf([first], heads), /^Picks: Entry 2 was published and is gone/);
});

test('a row of the page that is not the one of the ledger is found', async () => {
  const { text } = await checked(aRecordOfADay(), [{ seq: 1, hash: 'f'.repeat(64) }]);
  assert.match(text, /^Picks: Entry 1: this page shows another hash than the ledger/);
});

test.run();
