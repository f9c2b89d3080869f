import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { earlyIntent } from '#core/handicapping/pace/early-intent.ts';
import { type ShapedRunner, styleCounts, withShape } from '#core/handicapping/pace/field-styles.ts';
import { paceBets } from '#core/handicapping/pace/pace-bets.ts';
import { closingKick, paceGroups, stalkerRating } from '#core/handicapping/pace/pace-groups.ts';
import { paceInsights } from '#core/handicapping/pace/pace-insights.ts';
import { projectPace } from '#core/handicapping/pace.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('pace groups, bets and insights');

type Shown = readonly [style: RunStyle | null, points: number | null];

const horse = ([style, points]: Shown, index = 0, isComputed = false): ShapedRunner => {
  const plain = aRunner({ programNumber: String(index + 1) });
  return { runner: plain, style, points, isComputed };
};
const field = (...shown: readonly Shown[]) =>
  shown.map((styleAndPoints, index) => horse(styleAndPoints, index));
const analyzed = (...shown: readonly Shown[]) => {
  const horses = field(...shown);
  const pace = projectPace({ starters: withShape(horses) });
  const groups = paceGroups(horses);
  const numbers = (list: readonly { readonly horse: ShapedRunner }[]) =>
    list.map((member) => member.horse.runner.programNumber);
  return { horses, pace, groups, numbers, insights: paceInsights(pace, horses, groups) };
};

test('early horses lead, E/P with five points too, closers close, the rest stalk', () => {
  const { groups, numbers } = analyzed(
    ['E', 2],
    ['E/P', 5],
    ['E/P', 4],
    ['P', 3],
    ['S', 0],
    [null, 6],
    [null, 4],
  );
  assert.equal(numbers(groups.speedHorses), ['6', '2', '1']);
  assert.equal(numbers(groups.stalkers), ['3', '4']);
  assert.equal(numbers(groups.closers), ['5']);
  assert.equal(
    groups.unknown.map(({ runner }) => runner.programNumber),
    ['7'],
  );
});

test('without running lines eight early points rate 100, four rate 50, unknown ones nothing', () => {
  assert.equal(
    ([8, 4, 0, null] as const).map((points) => paceGroups([horse(['E', points])]).speedHorses[0]?.earlySpeed),
    [100, 50, 0, null],
  );
});

const lately = (programNumber: string, style: RunStyle, lengths: number): ShapedRunner => {
  const call = { position: lengths === 0 ? 1 : 5, lengths };
  const races = [0, 1, 2].map(() => aPastRace({ firstCall: call }));
  const runner = aRunner({ programNumber, pastPerformances: races });
  return { runner, style, points: style === 'P' ? 8 : 5, isComputed: false };
};

test('groups rest on who led lately, as the expected pace does, and not on style or points of the card', () => {
  const leader = lately('1', 'P', 0);
  const horses = [leader, lately('2', 'E', 3), lately('3', 'S', 9)];
  const pace = projectPace({ starters: withShape(horses) });
  const groups = paceGroups(horses);
  const numbers = (list: readonly { readonly horse: ShapedRunner }[]) =>
    list.map((member) => member.horse.runner.programNumber);
  assert.equal(
    [numbers(groups.speedHorses), numbers(groups.stalkers), numbers(groups.closers)],
    [['1'], ['2'], ['3']],
  );
  assert.is(groups.speedHorses[0]?.rating, Math.round(100 * (earlyIntent(leader.runner)?.goes ?? 0)));
  assert.ok(Number(groups.stalkers[0]?.earlySpeed) < Number(groups.speedHorses[0]?.earlySpeed));
  const insights = paceInsights(pace, horses, groups).join(' ');
  assert.match(insights, /latest races: #1 Paper Lantern 1 \(3 of 3\)/);
  assert.match(insights, /from the rail out: #1 PAPER LANTERN 1 \(post 1\)\./);
});

/** Led in the first `led` of its five latest races and was far back in the others. */
const ledSome = (programNumber: string, led: number) => {
  const races = [0, 1, 2, 3, 4].map((race) =>
    aPastRace({ firstCall: race >= 5 - led ? { position: 1, lengths: 0 } : { position: 9, lengths: 12 } }),
  );
  return aRunner({ programNumber, pastPerformances: races });
};

/** Led once and pressed in the four races before. */
const pressedOnce = (programNumber: string) =>
  aRunner({
    programNumber,
    pastPerformances: [0, 1, 2, 3, 4].map((race) =>
      aPastRace({ firstCall: race === 0 ? { position: 1, lengths: 0 } : { position: 3, lengths: 1 } }),
    ),
  });

test('a slow pace with a horse that has led does not say that no one is eager to lead', () => {
  const far = ['3', '4', '5', '6'].map((number) => ledSome(number, 0));
  const one = projectPace({ starters: [ledSome('1', 3), ledSome('2', 0), ...far] });
  assert.is(one.word, 'Slow Early');
  assert.match(one.sentence, /#1 .* \(3 of 5\)\. No one else is eager to lead: slow early pace\.$/);
  const rarely = projectPace({ starters: [pressedOnce('1'), ledSome('2', 0), ...far] });
  assert.is(rarely.word, 'Slow Early');
  assert.match(rarely.sentence, /#1 .* \(1 of 5\)\. No one is eager to lead: slow early pace\.$/);
  const two = projectPace({ starters: [ledSome('1', 3), ledSome('2', 3), ...far] });
  assert.is(two.word, 'Slow Early');
  assert.match(two.sentence, /#2 .* \(3 of 5\)\. Few others are eager to lead: slow early pace\.$/);
});

test('where the pace rests on running lines, a horse without them is in no group', () => {
  const debut: ShapedRunner = { ...horse(['E', 8], 3), runner: aRunner({ programNumber: '4' }) };
  const { speedHorses, unknown } = paceGroups([lately('1', 'P', 0), lately('2', 'P', 3), debut]);
  assert.is(speedHorses.length, 1);
  assert.equal(
    unknown.map(({ runner }) => runner.programNumber),
    ['4'],
  );
});

const ran = (second: number, wire: number) =>
  aPastRace({ secondCall: { position: 4, lengths: second }, crossed: { position: 3, lengths: wire } });
const withRaces = (...races: readonly ReturnType<typeof aPastRace>[]): ShapedRunner => ({
  ...horse(['P', 2]),
  runner: aRunner({ pastPerformances: races }),
});

test('a stalker loses ten a length at the second call, a closer gains five a length to the wire', () => {
  assert.is(stalkerRating(withRaces(ran(3, 1))), 70);
  assert.is(closingKick(withRaces(ran(3, 1))), 60);
  assert.is(closingKick(withRaces(ran(1, 3))), 40);
});

test('group ratings stay within 0 and 100, and a horse without races has none', () => {
  assert.is(stalkerRating(withRaces(ran(40, 1))), 0);
  assert.is(closingKick(withRaces(ran(40, 1))), 100);
  assert.is(stalkerRating(withRaces()), null);
  assert.is(closingKick({ ...horse(['S', 0]), runner: aRunner({ pastPerformances: null }) }), null);
});

test('races over jumps and without a call do not count', () => {
  assert.is(stalkerRating(withRaces(aPastRace({ ...ran(3, 1), surface: 'steeplechase' }))), null);
  assert.is(stalkerRating(withRaces(aPastRace({ secondCall: { position: null, lengths: null } }))), null);
});

test('styles are counted', () => {
  assert.equal(styleCounts(field(['E', 8], ['E', 7], ['E/P', 4], ['S', 0], [null, null])), {
    early: 2,
    earlyPresser: 1,
    presser: 0,
    sustained: 1,
    unknown: 1,
  });
});

test('insights: the pace, the styles, the draw and whom it favors', () => {
  const { insights } = analyzed(['E', 8], ['E', 7], ['P', 5], ['P', 2], ['S', 1]);
  assert.equal(insights, [
    'Three quickest early: 8, 7, 5. Honest pace.',
    'Styles: 2 early, 2 pressers, 1 closer.',
    'Early speed, from the rail out: #1 PAPER LANTERN 1 (post 1), #2 PAPER LANTERN 2 (post 2).',
    'An honest pace favors nobody.',
  ]);
});

for (const [shown, sentence] of [
  [
    [
      ['E', 8],
      ['E', 8],
      ['E', 7],
    ],
    'A duel favors closers.',
  ],
  [
    [
      ['P', 3],
      ['P', 2],
      ['S', 1],
    ],
    'A slow pace favors early speed.',
  ],
  [
    [
      ['E', 8],
      ['P', 2],
      ['S', 1],
    ],
    'A lone leader is hard to catch.',
  ],
  [
    [
      [null, null],
      [null, null],
    ],
    'Pace unclear: no pace bet.',
  ],
] as const) {
  test(`${JSON.stringify(shown)}: ${sentence}`, () =>
    assert.ok(analyzed(...(shown as readonly Shown[])).insights.includes(sentence)));
}

test('a computed style or figure is named, several are counted', () => {
  const horses = [horse(['E', 8], 0, true), horse(['S', 0], 1)];
  const pace = projectPace({ starters: withShape(horses) });
  const last = (all: readonly ShapedRunner[]) => paceInsights(pace, all, paceGroups(all)).at(-1);
  assert.is(last(horses), '#1 PAPER LANTERN 1: style or points read from running lines (none on the card).');
  assert.is(
    last(horses.map((shaped) => ({ ...shaped, isComputed: true }))),
    '2 starters: style or points read from running lines (none on the card).',
  );
});

const bets = (shown: readonly Shown[], pressure: number | null, knownShare = 1) => {
  const { pace, groups } = analyzed(...shown);
  return paceBets(pace, groups, { pressure, knownShare });
};
const DUEL: readonly Shown[] = [
  ['E', 8],
  ['E', 8],
  ['E', 7],
  ['S', 0],
  ['P', 1],
];

test('a duel gives a win bet on the closer and an exacta box with the next', () => {
  const [win, box] = bets(DUEL, 90);
  assert.equal([win?.betType, win?.selection], ['Win', '#4 PAPER LANTERN 4']);
  assert.equal([box?.betType, box?.selection], ['Exacta Box', '#4 PAPER LANTERN 4 with #5 PAPER LANTERN 5']);
});

test('the clearer the pressure and the more is known, the surer a bet, from 30 to 65', () => {
  const sure = (pressure: number, known: number) => bets(DUEL, pressure, known)[0]?.confidence ?? 0;
  assert.is(sure(100, 1), 65);
  assert.ok(sure(90, 1) < 65 && sure(90, 0.8) < sure(90, 1));
  assert.ok(sure(55, 0.5) >= 30);
});

test('with less than half of the field known, or no pressure, there is no bet', () => {
  assert.equal(bets(DUEL, 90, 0.49), []);
  assert.equal(bets(DUEL, null), []);
});

test('a lone leader is the only selection', () => {
  const [win, ...more] = bets(
    [
      ['E', 8],
      ['P', 2],
      ['S', 1],
    ],
    20,
  );
  assert.equal([win?.selection, more], ['#1 PAPER LANTERN 1', []]);
});

test.run();
