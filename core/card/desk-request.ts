import { zoneLabel } from '../kernel/day-text.ts';
import { instantOn, parseClock } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { listText } from '../kernel/text.ts';
import type { ChangedFact } from './card-change.ts';
import { runnerNumbered } from './days-card.ts';
import { distanceNamed } from './distance-named.ts';
import type { EquipmentChange } from './equipment.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { courseOf, type Surface } from './surface.ts';
import { zoneOf } from './track.ts';
import { conditionNamed, conditionsOf } from './track-condition.ts';

/** A fact as typed: distance and post time as text, the post time in the track's time zone. */
export type RequestedFact =
  | { readonly what: 'scratched' | 'cancelled'; readonly to: boolean }
  | { readonly what: 'draws-in'; readonly to: true }
  | { readonly what: 'jockey' | 'distance' | 'post-time' | 'remark'; readonly to: string }
  | { readonly what: 'weight'; readonly to: number }
  | { readonly what: 'blinkers'; readonly to: 'on' | 'off' }
  /** Any equipment, in words: `front wraps`. */
  | { readonly what: 'equipment'; readonly to: { readonly gear: string; readonly isOn: boolean } }
  /** `distance`: when a new distance was announced with it. */
  | { readonly what: 'surface'; readonly to: Surface; readonly distance?: string | undefined }
  | { readonly what: 'going'; readonly to: { readonly surface: Surface; readonly condition: string } };

const OF_HORSES: readonly RequestedFact['what'][] = [
  'scratched',
  'draws-in',
  'jockey',
  'weight',
  'blinkers',
  'equipment',
];
const OF_RACES: readonly RequestedFact['what'][] = ['cancelled', 'surface', 'distance', 'post-time', 'going'];

/** Pounds: no horse carries less or more, jumpers included. */
const LIGHTEST = 90;
const HEAVIEST = 185;
const LONGEST_NAME = 60;
const LONGEST_GEAR = 40;
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
    `${pounds} lb is not a valid weight: enter whole pounds from ${LIGHTEST} to ${HEAVIEST}.`,
  );
}

/** The time may end with the track's time zone label, as on screen: `2:35 PM ET`. */
function postTimeOf(text: string, { day, trackSlug }: Race): ChangedFact {
  const zone = zoneOf(trackSlug);
  const label = ` ${zoneLabel(zone, instantOn(day, 0, zone))}`;
  const typed = text.trim();
  const minute = parseClock(typed.toUpperCase().endsWith(label) ? typed.slice(0, -label.length) : typed);
  if (minute === null) return refuse('bad-time', `"${text}" is not a time of day. Write 2:35 PM or 14:35.`);
  return { what: 'post-time', to: instantOn(day, minute, zone) };
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

/** Blinkers typed as equipment are the fact that cards and sources report as blinkers. */
function equipmentOf({ gear: typed, isOn }: EquipmentChange): ChangedFact {
  const gear = words(typed, LONGEST_GEAR, 'bad-equipment', 'the equipment').toLowerCase();
  if (!/\p{L}/u.test(gear))
    return refuse('bad-equipment', `"${gear}" is not equipment. Write front wraps or tongue tie.`);
  if (/\s(?:on|off)$/.test(gear))
    return refuse('bad-equipment', `Leave "on" or "off" out of "${gear}": it is chosen separately.`);
  if (/^blinkers?$/.test(gear)) return { what: 'blinkers', to: isOn ? 'on' : 'off' };
  return { what: 'equipment', to: { gear, isOn } };
}

function factRequested(request: RequestedFact, race: Race): ChangedFact {
  switch (request.what) {
    case 'jockey':
      return { what: 'jockey', to: words(request.to, LONGEST_NAME, 'bad-rider', "the rider's name") };
    case 'remark':
      return { what: 'remark', to: words(request.to, LONGEST_REMARK, 'bad-remark', 'what was announced') };
    case 'weight':
      return { what: 'weight', to: weightOf(request.to) };
    case 'equipment':
      return equipmentOf(request.to);
    case 'distance':
      return distanceOf(request.to);
    case 'post-time':
      return postTimeOf(request.to, race);
    case 'going':
      return goingOf(request.to);
    case 'surface':
      return { what: 'surface', to: request.to };
    default:
      return request;
  }
}

/**
 * The facts in an entry: two when a surface comes with a distance. Refuses ('invalid') impossible ones:
 * `card.bad-weight`, `card.bad-time`, `card.bad-distance`, `card.bad-condition`, `card.bad-rider`, `card.bad-equipment`, `card.bad-remark`.
 */
export function factsRequested(request: RequestedFact, race: Race): readonly ChangedFact[] {
  const fact = factRequested(request, race);
  return request.what === 'surface' && request.distance !== undefined
    ? [fact, distanceOf(request.distance)]
    : [fact];
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
      ? refuse('wrong-subject', `Which horse in race ${race.number}? Enter its program number.`)
      : null;
  if (OF_RACES.includes(what))
    return refuse(
      'wrong-subject',
      `This applies to all of race ${race.number}: leave out the program number.`,
    );
  return runnerNumbered(race, programNumber);
}

/** What an entry is about: `Race 5`, `Race 5, #3 Paper Lantern`. */
export const subjectText = (
  raceNumber: number | null,
  horse: { readonly programNumber: string | null; readonly horseName: string | null } | null,
): string => {
  const race = raceNumber === null ? 'A race' : `Race ${raceNumber}`;
  return horse === null || horse.horseName === null
    ? race
    : `${race}, #${horse.programNumber} ${horse.horseName}`;
};
