import type { ChangedFact, ChangeKind } from './card-change.ts';
import { distanceText } from './distance.ts';
import { equipmentText } from './equipment.ts';
import { spokenNames } from './program-name.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { canBeSamePerson } from './same-name.ts';
import { courseOf, type Surface } from './surface.ts';
import { trackTimeText } from './track-time.ts';

const ofRunner = (
  { isScratched, listStatus, jockey, weightLb, blinkers, morningLine }: Runner,
  what: ChangeKind,
): ChangedFact | null => {
  if (what === 'scratched') return { what, to: isScratched };
  if (what === 'draws-in') return listStatus === null ? { what, to: true } : null;
  if (what === 'jockey') return jockey === null ? null : { what, to: jockey.name };
  if (what === 'weight') return weightLb === null ? null : { what, to: weightLb };
  if (what === 'blinkers') return blinkers === null ? null : { what, to: blinkers };
  return what === 'morning-line' && morningLine !== null
    ? { what, to: { text: morningLine.text, toOne: morningLine.toOne } }
    : null;
};

function ofRace(race: Race, what: ChangeKind): ChangedFact | null {
  const { surface, distanceYards: yards, isAbout, postTime, isCancelled = false } = race;
  if (what === 'cancelled') return { what, to: isCancelled };
  if (what === 'surface') return surface === null ? null : { what, to: surface };
  if (what === 'distance') return yards === null ? null : { what, to: { yards, isAbout } };
  return what === 'post-time' && postTime !== null ? { what, to: postTime } : null;
}

/** A fact of a card; `runner` is null for a fact of the race. Null where it is unknown. */
export const factOn = (race: Race, runner: Runner | null, what: ChangeKind): ChangedFact | null =>
  runner === null ? ofRace(race, what) : ofRunner(runner, what);

/** What is announced of a piece of equipment of a horse; null where nothing is. */
export function equipmentOn({ equipment = [] }: Runner, gear: string): ChangedFact | null {
  const change = equipment.find((announced) => announced.gear === gear);
  return change === undefined ? null : { what: 'equipment', to: change };
}

/** `Turf` alone means any grass course, `dirt` alone any dirt course. */
export const agreeOnCourse = (a: Surface, b: Surface): boolean =>
  a === b ||
  (courseOf(a).footing === courseOf(b).footing && [a, b].some((s) => s === 'turf' || s === 'dirt'));

/** Programs print names in capitals, family name first. */
export const isSamePersonName = (a: string, b: string): boolean =>
  spokenNames(a).some((name) => spokenNames(b).some((other) => canBeSamePerson(name, other)));

const SAME_PRICE = 1e-9;

/** Whether two reports of one fact agree. */
export function sameFact(a: ChangedFact, b: ChangedFact): boolean {
  if (a.what === 'jockey' && b.what === 'jockey') return isSamePersonName(a.to, b.to);
  if (a.what === 'surface' && b.what === 'surface') return agreeOnCourse(a.to, b.to);
  if (a.what === 'morning-line' && b.what === 'morning-line')
    return Math.abs(a.to.toOne - b.to.toOne) < SAME_PRICE;
  if (a.what === 'distance' && b.what === 'distance') return a.to.yards === b.to.yards;
  if (a.what === 'entered' && b.what === 'entered') return a.to.horseName === b.to.horseName;
  if (a.what === 'going' && b.what === 'going')
    return a.to.surface === b.to.surface && a.to.condition.toLowerCase() === b.to.condition.toLowerCase();
  if (a.what === 'equipment' && b.what === 'equipment')
    return a.to.gear === b.to.gear && a.to.isOn === b.to.isOn;
  return a.what === b.what && a.to === b.to;
}

/** A fact in words, as a screen shows it before and after. */
export function factText(fact: ChangedFact, { trackSlug }: Pick<Race, 'trackSlug'>): string {
  if (fact.what === 'scratched') return fact.to ? 'Scratched' : 'Entered';
  if (fact.what === 'cancelled') return fact.to ? 'Canceled' : 'To be run';
  if (fact.what === 'entered') return 'Entered';
  if (fact.what === 'draws-in') return 'In the body of the race';
  if (fact.what === 'weight') return `${fact.to} lb`;
  if (fact.what === 'blinkers') return `Blinkers ${fact.to}`;
  if (fact.what === 'equipment') return equipmentText(fact.to);
  if (fact.what === 'morning-line') return fact.to.text;
  if (fact.what === 'surface') return courseOf(fact.to).name;
  if (fact.what === 'going') return `${courseOf(fact.to.surface).name}: ${fact.to.condition}`;
  if (fact.what === 'withdrawn') return 'Entry withdrawn';
  if (fact.what === 'distance') return distanceText(fact.to.yards, fact.to.isAbout);
  if (fact.what === 'post-time') return trackTimeText(fact.to, trackSlug);
  return fact.to;
}
