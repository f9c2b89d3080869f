import type { DeskHorse, DeskRace, DeskSurface, Fact } from './desk.ts';
import type { DialogAct, RaceAct } from './desk-words.ts';
import { mainTrackOf, surfaceOf } from './desk-words.ts';

/** The action being entered, on a horse or on the race. */
export type OpenedEntry =
  | { readonly act: DialogAct; readonly horse: DeskHorse }
  | { readonly act: RaceAct; readonly horse: null };

/** The race an entry is for, with the day's races and the track's surfaces. */
export type Offered = {
  readonly race: DeskRace;
  readonly races: readonly DeskRace[];
  readonly surfaces: readonly DeskSurface[];
};

type EntryOf = Offered & { readonly opened: OpenedEntry };

/** The values typed and chosen in the dialog. */
export type Values = {
  readonly text: string;
  readonly surface: string;
  readonly distance: string;
  /** Of equipment: `on` or `off`. */
  readonly turn: string;
};

/** The dialog's initial values: the current facts, where they are valid choices. */
export function firstValues({ opened: { act, horse }, race, races, surfaces }: EntryOf): Values {
  const current = surfaceOf(race, surfaces);
  const condition = current?.conditions.find((listed) => listed === race.trackCondition);
  const known: Partial<Record<OpenedEntry['act'], string>> = {
    weight: String(horse?.weight ?? ''),
    distance: race.distance,
    'post-time': race.raceTime ?? '',
    condition: condition ?? '',
  };
  return {
    text: known[act] ?? '',
    surface: act === 'off-turf' ? mainTrackOf(races) : (current?.surface ?? 'dirt'),
    distance: race.distance,
    turn: 'on',
  };
}

/** The fact to enter; null while something is missing or invalid. */
export function factOf(
  { opened: { act }, race }: EntryOf,
  { text, surface, distance, turn }: Values,
): Fact | null {
  const words = text.trim();
  const on = surface as DeskSurface['surface'];
  if (act === 'cancel') return { what: 'cancelled', to: !race.isCancelled };
  if (act === 'off-turf') {
    const isSame = distance.trim() === '' || distance.trim() === race.distance;
    return { what: 'surface', to: on, ...(!isSame && { distance: distance.trim() }) };
  }
  if (words === '') return null;
  if (act === 'rider') return { what: 'jockey', to: words };
  if (act === 'weight') return /^\d{1,3}$/.test(words) ? { what: 'weight', to: Number(words) } : null;
  if (act === 'equipment') return { what: 'equipment', to: { gear: words, isOn: turn === 'on' } };
  if (act === 'distance') return { what: 'distance', to: words };
  if (act === 'post-time') return { what: 'post-time', to: words };
  if (act === 'condition') return { what: 'going', to: { surface: on, condition: words } };
  return { what: 'remark', to: words };
}
