import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackByCode } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Pool, type Takeout, takeoutOn } from '#core/odds/takeout.ts';
import { POOLS } from '#core/odds/takeout-rates.ts';
import { present } from '#test/support/present.ts';
import { type SheetTakeout, type SheetTrack, trackSheet } from '#test/support/track-sheet.ts';

const test = suite('takeout against the fact sheet');
const DAY = '2026-11-22' as RaceDay;

const rateOf = (rates: SheetTakeout | null, pool: Pool): number | null => {
  const { win_place_show: straight = null, daily_double: double = null } = rates ?? {};
  const byPool: Readonly<Record<Pool, number | null>> = {
    win: straight,
    place: straight,
    show: straight,
    exacta: rates?.exacta ?? null,
    'daily double': double,
    trifecta: rates?.trifecta ?? null,
    superfecta: rates?.superfecta ?? null,
    'pick 3': rates?.pick3 ?? null,
    'pick 4': rates?.pick4 ?? null,
    'pick 5': rates?.pick5 ?? null,
    'pick 6': rates?.pick6 ?? null,
  };
  return byPool[pool];
};

const except = (...pools: readonly Pool[]) => POOLS.filter((pool) => !pools.includes(pool));

/** What the sheet says to doubt a rate that it has from a document, and for which pools. */
const DOUBTS: readonly (readonly [code: string, words: RegExp, pools: readonly Pool[]])[] = [
  ['CBY', /Straight and exotic rates after 2016 not checked/, except('pick 5', 'pick 6')],
  ['CD', /Later changes not checked/, POOLS],
  ['DMR', /exacta from memory/, ['exacta']],
  ['ELP', /"largely the same" as Churchill/, POOLS],
  ['KEE', /common knowledge, not seen \(pick 5: seen\)/, except('pick 5')],
  ['LRC', /exacta from memory/, ['exacta']],
  ['MED', /Later meets not checked/, POOLS],
  ['SA', /exacta from memory/, ['exacta']],
  ['TAM', /undated/, POOLS],
  ['TP', /undated/, POOLS],
];
const DOUBT = /not checked|from memory|largely|not seen \(|undated/;

const wordsOf = ({ takeout }: SheetTrack): string =>
  [takeout?.source, takeout?.confidence, takeout?.note].join('; ');
const doubted = (code: string): readonly Pool[] => DOUBTS.find(([other]) => other === code)?.[2] ?? [];

const sheet = trackSheet();

if (sheet === null) test('the fact sheet is absent', () => assert.is(sheet, null));
else {
  const eachRate = (check: (facts: SheetTrack, pool: Pool, takeout: Takeout) => void): void => {
    for (const facts of sheet.tracks)
      for (const pool of POOLS)
        check(facts, pool, takeoutOn(present(trackByCode(facts.code)).slug, DAY, pool));
  };

  test('every rate is the newest document’s, else the old list’s, else New York’s', () => {
    const home = sheet.tracks.find(({ code }) => code === 'SAR')?.takeout ?? null;
    eachRate((facts, pool, { share }) => {
      if (facts.code === 'WO' && (pool === 'place' || pool === 'show')) return;
      const percent = rateOf(facts.takeout, pool) ?? rateOf(facts.takeout_old, pool) ?? rateOf(home, pool);
      assert.is(share, Math.round((percent ?? 0) * 100) / 10_000, `${facts.code} ${pool}`);
    });
    const woodbine = sheet.tracks.find(({ code }) => code === 'WO')?.takeout;
    assert.match(woodbine?.note ?? '', 'place and show 16.95');
    assert.is(takeoutOn('woodbine', DAY, 'place').share, 0.1695);
  });

  test('the sheet doubts these tracks’ documents, and no others', () => {
    const inDoubt = sheet.tracks.filter((facts) => facts.takeout !== null && DOUBT.test(wordsOf(facts)));
    assert.equal(
      inDoubt.map(({ code }) => code),
      DOUBTS.map(([code]) => code),
    );
    for (const [code, words] of DOUBTS)
      assert.match(wordsOf(inDoubt.find((facts) => facts.code === code) as SheetTrack), words);
  });

  test('a rate that the sheet doubts, has from an old list or does not have is assumed, and no other', () => {
    eachRate((facts, pool, { isAssumed }) => {
      const isPrinted = rateOf(facts.takeout, pool) !== null;
      assert.is(isAssumed, !isPrinted || doubted(facts.code).includes(pool), `${facts.code} ${pool}`);
    });
  });
}

test.run();
