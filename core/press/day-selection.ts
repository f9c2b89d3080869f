import type { RaceDay } from '../kernel/race-day.ts';
import { checkedSelection, type ExpertSelection, type PickableRunner } from './expert-selection.ts';

/** A runner of the card that an expert named. */
export interface PickedHorse {
  readonly programNumber: string;
  readonly horseName: string;
}

/** A selection that was held against a card: of a known track and day, with horses that are entered. */
export interface DaySelection extends Omit<ExpertSelection, 'day' | 'ranked'> {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly ranked: readonly PickedHorse[];
  /** What was named and is not entered: `#9`, `3 Paper Kite`. */
  readonly left: readonly string[];
}

/** A race as far as selections are held against it. */
export interface PickableRace {
  readonly number: number;
  readonly runners: readonly PickableRunner[];
}

/** The races of one track and day. */
export interface PickableCard {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly races: readonly PickableRace[];
}

/** Whose selection it is: the person, where one is named, else the page. */
export const expertOf = ({ expert, provenance }: Pick<ExpertSelection, 'expert' | 'provenance'>): string =>
  expert ?? provenance.source;

/** One key for a selection, however often it is published and whichever horses it then names. */
export const selectionKey = (daySelection: DaySelection): string =>
  JSON.stringify([
    daySelection.track,
    daySelection.day,
    daySelection.raceNumber,
    daySelection.url,
    daySelection.expert,
    daySelection.isBestBet,
    daySelection.onlyIf,
  ]);

/** What a selection says, as a text to compare by. */
export const selectionContent = ({ ranked, left }: DaySelection): string =>
  JSON.stringify([ranked.map(({ programNumber, horseName }) => [programNumber, horseName]), left]);

/** What became of selections that were held against a card. */
export interface FittedSelections {
  readonly fitted: readonly DaySelection[];
  /** In sentences: what was named and is not on the card. */
  readonly faults: readonly string[];
  /** Selections that speak of other days. */
  readonly ofOtherDays: number;
}

type Fit = { readonly fitted: DaySelection | null; readonly fault: string | null };

/** A page without a day is believed to mean this one only when it names horses, all of them as on the card. */
const isDated = ({ day, ranked }: ExpertSelection, left: readonly string[]): boolean =>
  day !== null || (left.length === 0 && ranked.some(({ horseName }) => horseName !== null));

function heldAgainst(selection: ExpertSelection, { trackSlug, day, races }: PickableCard): Fit {
  const who = `${expertOf(selection)}, race ${selection.raceNumber}`;
  const race = races.find(({ number }) => number === selection.raceNumber);
  if (race === undefined) return { fitted: null, fault: `${who}: the card has no such race.` };
  const entered = race.runners.map((runner) => ({ ...runner, isScratched: false }));
  const { ranked, left } = checkedSelection(selection, entered);
  if (!isDated(selection, left)) {
    return { fitted: null, fault: `${who}: the page names no day, and not the horses of this one.` };
  }
  const missing = left.length === 0 ? null : `${who}: not on the card: ${left.join(', ')}.`;
  const picked = ranked.flatMap(
    (number) => entered.find(({ programNumber }) => programNumber === number) ?? [],
  );
  if (picked.length === 0) return { fitted: null, fault: missing };
  const horses = picked.map(({ programNumber, horseName }) => ({ programNumber, horseName }));
  return { fitted: { ...selection, track: trackSlug, day, ranked: horses, left }, fault: missing };
}

/** Holds selections against the card of a day; scratched horses were entered, so they stay. Nothing is guessed. */
export function fittedSelections(
  selections: readonly ExpertSelection[],
  card: PickableCard,
): FittedSelections {
  const ofDay = selections.filter(({ day }) => day === null || day === card.day);
  const fits = ofDay.map((selection) => heldAgainst(selection, card));
  return {
    fitted: fits.flatMap(({ fitted }) => fitted ?? []),
    faults: fits.flatMap(({ fault }) => fault ?? []),
    ofOtherDays: selections.length - ofDay.length,
  };
}
