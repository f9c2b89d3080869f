import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import type { Opinion } from '#core/picks/analysis/opinion.ts';
import { opinionOf } from '#core/picks/built-in-analysts/analyst.ts';
import { paceAndShape } from '#core/picks/built-in-analysts/pace-analyst.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { classHorse, horse, speedster } from '../horses.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the pace analyst');
const { settings } = analysisFor({ isKeySet: false });

function opinionIn(runners: readonly Runner[], race: Partial<Race> = {}): Opinion {
  const evidence = evidenceOn(aRace({ ...race, runners }));
  return opinionOf(paceAndShape, settings.analysts.paceAndShape, evidence, pricedChances(evidence));
}

const rowIn = (opinion: Opinion, number: string) =>
  present(opinion.ranking.find(({ runner }) => runner.programNumber === number));

/** Five plain horses at one price, and a sixth. */
const against = (sixth: Runner): readonly Runner[] => [
  ...['1', '2', '3', '4', '5'].map((number) => horse(number, 5, 80)),
  sixth,
];

test('it prefers the only early speed to the better record', () => {
  assert.is(opinionIn(against(speedster('6', 5))).ranking[0]?.runner.programNumber, '6');
  assert.is.not(opinionIn(against(classHorse('6', 5))).ranking[0]?.runner.programNumber, '6');
});

test('speed with company is worth less than speed alone', () => {
  const alone = rowIn(opinionIn(against(speedster('6', 5))), '6').score;
  const field = against(speedster('6', 5));
  const rivals = [speedster('1', 5), speedster('2', 5), ...field.slice(2)];
  assert.ok(rowIn(opinionIn(rivals), '6').score < alone);
});

test('riders and trainers change nothing for it', () => {
  const plain = horse('6', 5, 80);
  const star = { ...plain, jockey: aPerson('QUILL ADA', 200, 90), trainer: aPerson('HAY BO', 200, 90) };
  assert.is(rowIn(opinionIn(against(star)), '6').score, rowIn(opinionIn(against(plain)), '6').score);
});

test('on an unannounced surface it says nothing about the surface', () => {
  const { ranking } = opinionIn(against(horse('6', 5, 80)), { surface: null });
  const words = ranking.flatMap(({ reasons }) => reasons.map(({ says }) => says)).join(' ');
  assert.not.match(words, /\b(dirt|turf|synthetic)\b/i);
});

test('a field without running styles, figures and posts leaves it without an opinion', () => {
  const unknown = (programNumber: string): Runner => {
    const plain = aRunner({ programNumber, toOne: 5, postPosition: null, pastPerformances: null });
    const { pedigree } = plain;
    return {
      ...plain,
      records: null,
      ratings: { ...plain.ratings, runStyle: null, earlyPoints: null },
      pedigree: { ...pedigree, fast: null, turf: null, mud: null, distance: null },
    };
  };
  const { ranking } = opinionIn(['1', '2', '3'].map(unknown), { surface: null, distanceYards: null });
  assert.equal(
    ranking.flatMap(({ reasons }) => reasons),
    [],
  );
  assert.equal(
    ranking.map(({ agreement, score }) => [agreement, score]),
    [
      [null, 0],
      [null, 0],
      [null, 0],
    ],
  );
});

test.run();
