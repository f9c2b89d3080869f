import { properName, trackTime } from '#kit/kit.ts';
import type { DeskEntry, DeskHorse, DeskRace, DeskSurface, Fact } from './desk.ts';
import { numbersIn } from './finish-words.ts';

/** Actions on a horse that open a dialog. */
export type DialogAct = 'rider' | 'weight' | 'equipment';
/** Actions on a horse, each with a keyboard letter. */
export type HorseAct = DialogAct | 'scratch' | 'blinkers' | 'draws-in';
/** Actions on a race. */
export type RaceAct = 'off-turf' | 'distance' | 'condition' | 'post-time' | 'cancel' | 'remark';

export const horseKeys: Readonly<Record<string, HorseAct>> = {
  s: 'scratch',
  j: 'rider',
  w: 'weight',
  b: 'blinkers',
  e: 'equipment',
  i: 'draws-in',
};

export const raceKeys: Readonly<Record<string, RaceAct>> = {
  o: 'off-turf',
  d: 'distance',
  c: 'condition',
  p: 'post-time',
  x: 'cancel',
  n: 'remark',
};

/** Reasons that are announced most, to tap instead of typing. */
export const usualReasons = [
  'Announced',
  'Veterinarian',
  'Stewards',
  'Trainer',
  'Weather',
  'Track condition',
  'Misheard',
] as const;

/** What is missing of a reason; null when there is one. */
export const reasonProblem = (reason: string): string | null =>
  reason.trim() === '' ? 'Say why: tap a reason or type one.' : null;

const labels: Readonly<Record<DeskEntry['what'], string>> = {
  scratched: 'scratch',
  cancelled: 'race',
  'draws-in': 'draws in',
  jockey: 'rider',
  weight: 'weight',
  blinkers: 'blinkers',
  equipment: 'equipment',
  surface: 'surface',
  distance: 'distance',
  'post-time': 'post time',
  going: 'track condition',
  remark: 'note',
  entered: 'entry',
  'morning-line': 'morning line',
  withdrawn: 'withdrawal',
  result: 'result',
};

/** `3 Paper Lantern: rider`, `Track condition`. */
export function entryTitle({ programNumber, horseName, what }: DeskEntry): string {
  const horse = horseName === null ? '' : `${programNumber ?? ''} ${properName(horseName)}: `;
  const label: string = labels[what] ?? 'changed';
  return horse === '' ? label.charAt(0).toUpperCase() + label.slice(1) : `${horse}${label}`;
}

/** In force, confirmed or overruled by a source, replaced by a later entry, or withdrawn. */
export function entryState({ withdrawn, isInForce, others }: DeskEntry) {
  if (withdrawn !== null) return { text: 'withdrawn', tone: 'gray' } as const;
  if (isInForce && others.some(({ agrees }) => agrees)) return { text: 'confirmed', tone: 'green' } as const;
  if (isInForce) return { text: 'in force', tone: 'green' } as const;
  return others.some(({ isInForce: wins, agrees }) => wins && !agrees)
    ? ({ text: 'overruled by a source', tone: 'orange' } as const)
    : ({ text: 'replaced', tone: 'gray' } as const);
}

/** `Ann Turf, 12:36 PM ET: Veterinarian`, in the track's time zone. */
export const whoText = (
  { by, at: time, reason }: Pick<DeskEntry, 'by' | 'at' | 'reason'>,
  zone: string,
): string => `${by}, ${trackTime(time, zone)}${reason === null ? '' : `: ${reason}`}`;

/** A race's post time in the track's time zone. */
export const postText = (
  { postTime, raceTime }: Pick<DeskRace, 'postTime' | 'raceTime'>,
  zone: string,
): string => (postTime === null ? (raceTime ?? 'time unknown') : trackTime(postTime, zone));

/** The latest entry of a race that can be withdrawn. */
export const lastOf = (entries: readonly DeskEntry[], raceNumber: number): DeskEntry | null =>
  entries.find((entry) => entry.raceNumber === raceNumber && entry.withdrawn === null) ?? null;

/** The actions available on a horse, in button order: a scratched horse can only be reinstated. */
export function actsOf({
  scratchStatus,
  listStatus,
}: Pick<DeskHorse, 'scratchStatus' | 'listStatus'>): readonly HorseAct[] {
  if (scratchStatus) return ['scratch'];
  const drawsIn: readonly HorseAct[] = listStatus === 'also-eligible' ? ['draws-in'] : [];
  return ['scratch', ...drawsIn, 'rider', 'weight', 'blinkers', 'equipment'];
}

/** Scratches a horse, or reinstates a scratched one. */
export const scratchOf = ({ scratchStatus }: Pick<DeskHorse, 'scratchStatus'>): Fact => ({
  what: 'scratched',
  to: !scratchStatus,
});

export const blinkersOf = ({ blinkers }: Pick<DeskHorse, 'blinkers'>): Fact => ({
  what: 'blinkers',
  to: blinkers === 'on' ? 'off' : 'on',
});

/** Horses that may appear in an order of finish. */
export const startersOf = ({ entries }: Pick<DeskRace, 'entries'>): readonly DeskHorse[] =>
  entries.filter(({ scratchStatus, listStatus }) => !scratchStatus && listStatus === null);

/** The surface that a race is run on, among those of the desk; null while it is not announced. */
export const surfaceOf = (
  { surfaceName }: Pick<DeskRace, 'surfaceName'>,
  surfaces: readonly DeskSurface[],
): DeskSurface | null => surfaces.find(({ name }) => name === surfaceName) ?? null;

/** Where a race taken off the turf is run: on the synthetic track if the card has no dirt race. */
export function mainTrackOf(
  races: readonly Pick<DeskRace, 'surfaceName'>[],
): Extract<Fact, { what: 'surface' }>['to'] {
  const names = races.map(({ surfaceName }) => surfaceName);
  return !names.includes('Dirt') && names.includes('Synthetic') ? 'synthetic' : 'dirt';
}

/** Why a typed order cannot be sent yet; null when it can. */
export function orderProblem(
  order: string,
  starters: readonly Pick<DeskHorse, 'programNumber'>[],
): string | null {
  const numbers = numbersIn(order);
  const known = new Set(starters.map(({ programNumber }) => programNumber.toUpperCase()));
  const stranger = numbers.find((number) => !known.has(number));
  if (stranger !== undefined) return `${stranger} is not a starter in this race.`;
  const twice = numbers.find((number, nth) => numbers.indexOf(number) !== nth);
  return twice === undefined ? null : `${twice} is listed twice.`;
}
