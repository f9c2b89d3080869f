import { ordinal } from '../../handicapping/angles/wording.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { type HorseNamed, horsesCompared } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:has|have|had|did|ever|never|when|how many times)\b[^?!]*\b(?:beat(?:en)?|met|meet|faced?|raced? (?:each other|against|with)|run against|ran against|head[- ]to[- ]head)\b|\bhead[- ]to[- ]head\b/i;

/** What somebody will do or has just done is another question. */
const OTHER = /\b(?:who|which|chances?|today|yesterday|tonight|will|would|going to|can|could)\b/i;
/** `Did Silver Latch beat Quiet Ford` may mean the race of today. */
const IS_OF_BEFORE = /\b(?:ever|never|before|last|when|how many times|previously)\b/i;

type Past = NonNullable<HorseNamed['runner']['pastPerformances']>[number];

/** Whether two past lines are of one race: by its number, or by distance and class where the card prints no number. */
const isSameRace = (a: Past, b: Past): boolean =>
  a.day === b.day &&
  a.track === b.track &&
  a.raceNumber === b.raceNumber &&
  (a.raceNumber !== null ||
    (a.distanceYards === b.distanceYards &&
      a.surface === b.surface &&
      a.classification === b.classification));

const placeOf = ({ official }: Past): string => (official === null ? '(place not known)' : ordinal(official));

const nameOf = ({ runner: { programNumber, horseName } }: HorseNamed): string =>
  named({ programNumber, horse: horseName });

/** The past races of a horse, as the card has them. */
const pastOf = ({ raceNumber, runner }: HorseNamed, views: readonly RaceView[]): readonly Past[] | null =>
  views
    .find(({ picks }) => picks.raceNumber === raceNumber)
    ?.evidence.runners.find(({ programNumber }) => programNumber === runner.programNumber)
    ?.pastPerformances ?? null;

/** The races in which both ran, with where each finished. */
function linesOf(first: HorseNamed, second: HorseNamed, views: readonly RaceView[]): readonly string[] {
  const [mine, theirs] = [pastOf(first, views), pastOf(second, views)];
  const unknown = [mine === null ? [first] : [], theirs === null ? [second] : []].flat();
  if (mine === null || theirs === null)
    return [
      `The card gives no past races of ${unknown.map(nameOf).join(' or ')}: whether they have met is not known.`,
    ];
  const met = mine.flatMap((race) => {
    const other = theirs.find((past) => isSameRace(race, past));
    return other === undefined ? [] : [{ race, other }];
  });
  if (met.length === 0)
    return [
      `${nameOf(first)} and ${nameOf(second)} have not met in the past races on the card: ${mine.length} of ${nameOf(first)}, ${theirs.length} of ${nameOf(second)}.`,
    ];
  const placed = met.flatMap(({ race, other }) =>
    race.official === null || other.official === null ? [] : [race.official < other.official],
  );
  const ahead = placed.filter(Boolean).length;
  return [
    placed.length === 0
      ? `${nameOf(first)} and ${nameOf(second)} have met, but the card does not give where both finished:`
      : `${nameOf(first)} finished ahead of ${nameOf(second)} in ${ahead} of ${counted(placed.length, 'race')} on the card that both ran in:`,
    ...met.map(
      ({ race, other }) =>
        `- ${dateText(race.day)}, ${race.track}: ${nameOf(first)} ${placeOf(race)}, ${nameOf(second)} ${placeOf(other)}`,
    ),
  ];
}

/** Whether two horses of the card have met, and who finished ahead. */
export const metBefore: Tool = {
  name: 'whether two horses have met',
  reads(question) {
    const { text, card } = question;
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    if (/\bdid\b/i.test(text) && !IS_OF_BEFORE.test(text)) return null;
    const [first, second, third] = horsesCompared(question);
    if (first === undefined || second === undefined || third !== undefined) return null;
    const races = [...new Set([first.raceNumber, second.raceNumber])];
    return async ({ viewsOf }) => {
      const lines = linesOf(first, second, await viewsOf(races));
      return { answer: saying([...lines, `Source: ${card.card.source}.`], races), views: [] };
    };
  },
};
