import { horseName } from '../../card/horse-name.ts';
import type { HorseOpinion, Opinion } from '../../picks/analysis/opinion.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import { percent, personText } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';

/** What the debate reads of a race: our chances, and the prices we ask. */
export type DebatedRace = Pick<RaceView, 'chances' | 'picks'>;

export const named = ({ runner }: HorseOpinion): string =>
  `#${runner.programNumber} ${horseName(runner.horseName)}`;

/** An analyst's own rating in points; not a win chance. */
export const rating = (view: number): string => String(Math.round(100 * view));

/** The row of a program number, or of its mate; null for a horse that does not run. */
export const rowOf = ({ ranking }: Opinion, programNumber: string): HorseOpinion | null =>
  ranking.find(({ interest }) => interest.runners.some((runner) => runner.programNumber === programNumber)) ??
  null;

/** Our line on a horse; undefined where there is none. */
export const lineOn = ({ picks }: DebatedRace, { runner }: HorseOpinion) =>
  picks.line?.rows.find(({ horses }) =>
    horses.some(({ programNumber }) => programNumber === runner.programNumber),
  );

/** Our chance for a horse, 0-1; null where there is none. */
export const chanceFor = ({ index }: HorseOpinion, { chances }: DebatedRace): number | null =>
  chances[index] ?? null;

function fairPrice(row: HorseOpinion, race: DebatedRace): string | null {
  const fair = lineOn(race, row)?.fairPrice?.text;
  const { price } = row.interest;
  if (fair === undefined) return null;
  return `Our fair price on ${named(row)} is ${fair}${price === null ? '' : `, and it is ${priceWords(price)}`}.`;
}

function bestOfTheOthers(row: HorseOpinion, { ranking }: Opinion): string | null {
  const [next] = ranking.filter(({ index }) => index !== row.index).toSorted((a, b) => b.chance - a.chance);
  return next === undefined
    ? null
    : `Besides ${named(row)} I rate ${named(next)} best, at ${rating(next.chance)} points.`;
}

function factsOn(row: HorseOpinion, opinion: Opinion, race: DebatedRace): readonly (string | null)[] {
  const chance = chanceFor(row, race);
  const { jockey, postPosition } = row.runner;
  return [
    chance === null ? null : `By our chances ${named(row)} wins ${percent(chance)} of the time.`,
    fairPrice(row, race),
    bestOfTheOthers(row, opinion),
    postPosition === null ? null : `${named(row)} breaks from post ${postPosition}.`,
    jockey === null ? null : `Jockey ${personText(jockey.name)} rides ${named(row)}.`,
  ];
}

/** Further facts on horses, a sentence each, for an analyst whose words were all said before. */
export const moreToSay = (
  opinion: Opinion,
  programNumbers: readonly string[],
  race: DebatedRace,
): readonly string[] =>
  programNumbers
    .map((number) => rowOf(opinion, number))
    .filter((row) => row !== null)
    .flatMap((row) => factsOn(row, opinion, race))
    .filter((fact) => fact !== null);
