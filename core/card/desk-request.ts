import { instantOn, parseClock } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { listText } from '../kernel/text.ts';
import type { ChangedFact } from './card-change.ts';
import { distanceNamed } from './distance-named.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { courseOf, type Surface } from './surface.ts';
import { zoneOf } from './track.ts';
import { conditionNamed, conditionsOf } from './track-condition.ts';

/** A fact as it is entered by hand: distance and post time in words, the latter on the track's clock. */
export type RequestedFact =
  | { readonly what: 'scratched' | 'cancelled'; readonly to: boolean }
  | { readonly what: 'draws-in'; readonly to: true }
  | { readonly what: 'jockey' | 'distance' | 'post-time' | 'remark'; readonly to: string }
  | { readonly what: 'weight'; readonly to: number }
  | { readonly what: 'blinkers'; readonly to: 'on' | 'off' }
  | { readonly what: 'surface'; readonly to: Surface }
  | { readonly what: 'going'; readonly to: { readonly surface: Surface; readonly condition: string } };

const OF_HORSES: readonly RequestedFact['what'][] = ['scratched', 'draws-in', 'jockey', 'weight', 'blinkers'];
const OF_RACES: readonly RequestedFact['what'][] = ['cancelled', 'surface', 'distance', 'post-time', 'going'];

/** Pounds: no horse carries less or more, over jumps included. */
const LIGHTEST = 90;
const HEAVIEST = 185;
const LONGEST_NAME = 60;
const LONGEST_REMARK = 200;

const refuse = (code: string, sentence: string): never => {
  throw new Refusal('invalid', `card.${code}`, sentence);
};

function words(text: string, most: number, code: string, what: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (trimmed === '') return refuse(code, `Enter ${what}.`);
  return trimmed.length <= most ? trimmed : refuse(code, `Keep it to ${most} characters.`);
}

function weightOf(pounds: number): number {
  if (Number.isInteger(pounds) && pounds >= LIGHTEST && pounds <= HEAVIEST) return pounds;
  return refuse(
    'bad-weight',
    `${pounds} lb is not a weight a horse carries: enter whole pounds from ${LIGHTEST} to ${HEAVIEST}.`,
  );
}

function postTimeOf(text: string, { day, trackSlug }: Race): ChangedFact {
  const minute = parseClock(text);
  if (minute === null) return refuse('bad-time', `"${text}" is not a time of day. Write 2:35 PM or 14:35.`);
  return { what: 'post-time', to: instantOn(day, minute, zoneOf(trackSlug)) };
}

function distanceOf(text: string): ChangedFact {
  const to = distanceNamed(text);
  return to === null
    ? refuse('bad-distance', `"${text}" is not a distance. Write 6F, 1 1/16 Miles or 1 Mile 70 Yards.`)
    : { what: 'distance', to };
}

function goingOf({
  surface,
  condition: text,
}: {
  readonly surface: Surface;
  readonly condition: string;
}): ChangedFact {
  const condition = conditionNamed(surface, text);
  if (condition !== null) return { what: 'going', to: { surface, condition } };
  const known = listText(conditionsOf(surface), 'or');
  return refuse(
    'bad-condition',
    `"${text}" is not a track condition for ${courseOf(surface).name.toLowerCase()}. Use ${known}.`,
  );
}

/**
 * The fact that an entry makes of a race. Refuses ('invalid') what cannot be: `card.bad-weight`, `card.bad-time`,
 * `card.bad-distance`, `card.bad-condition`, `card.bad-rider`, `card.bad-remark`.
 */
export function factRequested(request: RequestedFact, race: Race): ChangedFact {
  switch (request.what) {
    case 'jockey':
      return { what: 'jockey', to: words(request.to, LONGEST_NAME, 'bad-rider', "the rider's name") };
    case 'remark':
      return { what: 'remark', to: words(request.to, LONGEST_REMARK, 'bad-remark', 'what was announced') };
    case 'weight':
      return { what: 'weight', to: weightOf(request.to) };
    case 'distance':
      return distanceOf(request.to);
    case 'post-time':
      return postTimeOf(request.to, race);
    case 'going':
      return goingOf(request.to);
    default:
      return request;
  }
}

/**
 * The horse an entry is about; null where it is about the race. Refuses a horse the race does not have (`card.no-horse`)
 * and a fact of the race entered for a horse, or the other way round (`card.wrong-subject`).
 */
export function runnerRequested(
  what: RequestedFact['what'],
  programNumber: string | null,
  race: Race,
): Runner | null {
  const isHorse = OF_HORSES.includes(what);
  if (programNumber === null)
    return isHorse
      ? refuse('wrong-subject', `Say which horse of race ${race.number}: enter its program number.`)
      : null;
  if (OF_RACES.includes(what))
    return refuse(
      'wrong-subject',
      `This is about the whole race ${race.number}: leave the program number out.`,
    );
  const number = programNumber.trim().toUpperCase();
  const runner = race.runners.find((horse) => horse.programNumber.toUpperCase() === number);
  if (runner !== undefined) return runner;
  throw new Refusal(
    'not-found',
    'card.no-horse',
    `Race ${race.number} has no horse with program number ${programNumber}.`,
  );
}
