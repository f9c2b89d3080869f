import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Pace } from '../../../frontends/tools/pace/pace.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { ScenarioChances } = await import('#kit/charts/charts.ts');

const { Rated } = await import('../../../frontends/tools/pace/speed-figures.tsx');

const test = suite('the pace screens');

type Shown = Pick<Pace, 'scenarios' | 'scenarioChances'>;

const textFor = (pace: Shown): string => textOf(markupOf(() => ScenarioChances({ pace })));

test('each horse has its chance in a slow, an honest and a hot pace, best first, with how likely each is', () => {
  const scenarios = { slow: 0.2, honest: 0.5, hot: 0.3 };
  const row = (bettingInterest: string, ...horses: readonly string[]) => ({
    bettingInterest,
    horses: [...horses],
    chance: bettingInterest === '1' ? 0.3 : 0.4,
    slow: 0.26,
    honest: 0.3,
    hot: 0.327,
  });
  const text = textFor({
    scenarios,
    scenarioChances: [row('1', 'PAPER LANTERN', 'TIDEWAY'), row('2', 'ASH')],
  });
  assert.match(text, /Slow 20% likely .*Honest 50% likely .*Hot 30% likely .*Win chance/);
  assert.match(
    text,
    /2 Ash 26\.0% 30\.0% 32\.7% 40\.0% .*1 Paper Lantern \/ Tideway 26\.0% 30\.0% 32\.7% 30\.0%/,
  );
});

test('while the pace is unclear no chance is split up', () => {
  assert.is(textFor({ scenarios: null, scenarioChances: [] }), '');
});

test('a speed that rests on one race says so', () => {
  const textOn = (value: number | null, races: number) =>
    textOf(markupOf(() => Rated({ value, races }))).trim();
  assert.equal([textOn(86, 1), textOn(86, 2), textOn(null, 0)], ['86.0 1 race', '86.0', '–']);
});

test.run();
