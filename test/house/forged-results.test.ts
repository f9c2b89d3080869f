import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import type { Finisher } from '#core/results/race-result.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import { resultsContent, type SealedResults } from '#core/results/sealed-results.ts';
import { type ARecord, DAY, moment } from '#test/support/a-forged-record.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { byTheBrowser, byTheProgram, byTheReader } from '#test/support/three-checks.ts';

const test = suite('Results added with their true times by a role that may only append, in all three checks');

const horse = (programNumber: string, change: Partial<Finisher> = {}) =>
  aFinisher({ programNumber, official: Number(programNumber), ...change });
const three = ['1', '2', '3'].map((programNumber) => horse(programNumber));

interface Said {
  readonly kind?: SheetKind;
  readonly race?: Parameters<typeof aRaceResult>[0];
  readonly row?: Partial<SealedResults>;
}

/** A day of Saratoga with one race, won by #1 of three, off at 1 PM. */
const said = ({ kind = 'chart', race = {}, row = {} }: Said = {}): SealedResults => ({
  ...resultsContent(
    aSheet({
      track: 'SAR',
      day: DAY,
      kind,
      races: [aRaceResult({ raceNumber: 1, starters: three, offMinute: 780, payouts: [aPayout()], ...race })],
    }),
    moment('2025-08-03T15:00:00Z'),
    digest,
  ),
  ...row,
});

const recordOf = (rows: readonly SealedResults[]): ARecord => ({
  picks: [],
  results: linkedRows(rows, null, digest),
  heads: [],
});

const NO_OFFICIAL = three.map((starter) => ({ ...starter, official: null }));
const withSecond = (change: Partial<Finisher>) =>
  three.map((starter) => (starter.programNumber === '2' ? { ...starter, ...change } : starter));

const NO_ODDS = three.map((starter) => ({ ...starter, odds: null }));
const TWO_OF_NYRA = [
  said({ race: { offMinute: null } }),
  said({ kind: 'nyra-tables', race: { offMinute: 14 * 60 } }),
];

const FORGED: readonly (readonly [string, string, readonly SealedResults[]])[] = [
  [
    'a losing horse left out of a field that is called incomplete',
    'starters',
    [said(), said({ race: { isFieldComplete: false, starters: [horse('1'), horse('3')] } })],
  ],
  [
    'a losing horse declared to have run without betting',
    'starters',
    [said(), said({ race: { isFieldComplete: false, starters: withSecond({ noBetting: 'non-starter' }) } })],
  ],
  [
    'a losing horse coupled with the winner',
    'payoff',
    [said(), said({ race: { isFieldComplete: false, starters: withSecond({ bettingInterest: '1' }) } })],
  ],
  [
    'another off, by the detour of a live result without one',
    'off',
    [said(), said({ kind: 'live', race: { offMinute: null } }), said({ race: { offMinute: 16 * 60 } })],
  ],
  [
    'another off by a more detailed source',
    'off',
    [said({ kind: 'live' }), said({ race: { offMinute: 16 * 60 } })],
  ],
  [
    'an off that is no longer named',
    'off',
    [said(), said({ race: { offMinute: null } }), said({ race: { offMinute: 16 * 60 } })],
  ],
  [
    'another clock, by the detour of a live result without an off',
    'time zone',
    [
      said(),
      said({ kind: 'live', race: { offMinute: null } }),
      said({ row: { timeZone: 'America/Los_Angeles' } }),
    ],
  ],
  [
    'another payee by a source that names no official order',
    'payoff',
    [
      said({ kind: 'live', race: { starters: NO_OFFICIAL, payouts: [aPayout({ winningNumbers: '3' })] } }),
      said({ race: { starters: NO_OFFICIAL, isFieldComplete: false } }),
    ],
  ],
  [
    'another name for a horse',
    'horses',
    [said(), said({ race: { starters: withSecond({ horseName: 'Somebody Else' }) } })],
  ],
  [
    'odds for every horse but one, where none had any',
    'starters',
    [said({ race: { starters: NO_ODDS } }), said({ race: { starters: withSecond({ odds: null }) } })],
  ],
  [
    'odds for every horse but one by a more detailed source, where none had any',
    'starters',
    [
      said({ kind: 'nyra-tables', race: { starters: NO_ODDS } }),
      said({ race: { starters: withSecond({ odds: null }) } }),
    ],
  ],
  [
    'the off of a live result, by a chart that names none',
    'off',
    [said({ kind: 'live' }), said({ race: { offMinute: null } })],
  ],
  [
    'the off of a result entered by hand, by a chart that names none',
    'off',
    [said({ kind: 'desk' }), said({ race: { offMinute: null } })],
  ],
  [
    'another off than that of the source that completed the chart, by the chart',
    'off',
    [...TWO_OF_NYRA, said({ race: { offMinute: 13 * 60 + 30 } })],
  ],
  [
    'another off than that of the source that completed the chart, by a third one',
    'off',
    [...TWO_OF_NYRA, said({ kind: 'trackmaster-chart', race: { offMinute: 13 * 60 + 30 } })],
  ],
  [
    'the same minute on another clock by another source',
    'time zone',
    [said({ kind: 'nyra-tables' }), said({ row: { timeZone: 'Europe/London' } })],
  ],
  [
    'a horse that only an unpaid chart names, when the chart leaves it out',
    'starters',
    [
      said({ kind: 'nyra-tables', race: { starters: three.slice(0, 2), isFieldComplete: false } }),
      said({ race: { payouts: [] } }),
      said({ race: { starters: three.slice(0, 2), payouts: [] } }),
    ],
  ],
];

for (const [what, fact, rows] of FORGED) {
  test(`${what} is listed`, async () => {
    const record = recordOf(rows);
    const listed = new RegExp(`orrected .* race 1: .*${fact}`);
    assert.match(byTheProgram(record).corrected.join('\n'), listed);
    assert.match(await byTheBrowser(record), listed);
    assert.match(await byTheReader(record), listed);
  });
}

test('a horse that a row lists twice counts as it is named first, and a kind of sheet that nobody knows not at all', async () => {
  const twice = said({ race: { starters: [...three, horse('2', { noBetting: 'non-starter', odds: 9 })] } });
  const unknown = { ...said({ race: { starters: [horse('1')] } }), kind: 'hearsay' as SheetKind };
  const record = recordOf([said(), twice, unknown, said()]);
  assert.equal(byTheProgram(record).corrected, []);
  assert.match(await byTheBrowser(record), /^No result was corrected/m);
  assert.match(await byTheReader(record), /^corrections of sealed results: 0$/m);
});

test('a registration of today puts no clock under a row that names none, neither for corrections nor for late picks', async () => {
  const [trackSlug, sealedAt] = ['qqq-mountain', '2025-08-02T19:30:00.000Z'];
  const rows = ['America/Denver', null].map((timeZone) =>
    said({ row: { track: 'QQQ', trackSlug, timeZone } }),
  );
  const picks = aChain([{ trackSlug, day: DAY, off: null, raceNumber: 1, sealedAt }]);
  const record = { ...recordOf(rows), picks };
  const { corrected, late } = withRegistrations([aRegistration({ zone: 'mountain' })], () =>
    byTheProgram(record),
  );
  assert.match(corrected.join(), /time zone from mountain to none/);
  assert.equal(late, []);
  for (const said of [await byTheBrowser(record), await byTheReader(record)]) {
    assert.match(said, /race 1: time zone/);
    assert.not.match(said, /off at/);
  }
});

test('a clock that is no longer named is listed for a track that a file registered', async () => {
  const quailRun = (timeZone: string | null) =>
    said({ row: { track: 'QQQ', trackSlug: 'qqq-mountain', timeZone } });
  const record = recordOf([quailRun('America/Denver'), quailRun(null), quailRun('America/Los_Angeles')]);
  const listed = /orrected .* race 1: time zone/;
  assert.match(byTheProgram(record).corrected.join('\n'), listed);
  assert.match(await byTheBrowser(record), listed);
  assert.match(await byTheReader(record), listed);
});

test('a chart after a live result with fewer horses, other odds and an off some minutes apart corrects nothing', async () => {
  const live = said({
    kind: 'live',
    race: { offMinute: 783, isFieldComplete: false, starters: [horse('1', { odds: 3 }), horse('2')] },
  });
  const rows = [
    live,
    said(),
    said({ kind: 'desk', race: { offMinute: null, starters: [horse('1')], isFieldComplete: false } }),
  ];
  const record = recordOf([...rows, live]);
  assert.equal(byTheProgram(record).corrected, []);
  assert.match(await byTheBrowser(record), /^No result was corrected/m);
  assert.match(await byTheReader(record), /^corrections of sealed results: 0$/m);
});

test.run();
