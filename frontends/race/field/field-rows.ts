import type { Board, Prediction, PriceNow } from '#frame/races/races.ts';
import { priceNow } from '#frame/races/races.ts';
import type { Entry, Race } from '#kit/kit.ts';
import { programOrder } from '#kit/tables/tables.ts';
import type { RaceField } from '../race-calls.ts';

type Recent = RaceField['horses'][number]['recent'];

/** Why a horse is not in the field that is bet on; null for a starter. */
export type Absence = 'scratched' | 'also-eligible' | 'main-track-only';

/** A horse of the field with all that its row shows; null is unknown. */
export type FieldRow = {
  readonly entry: Entry;
  readonly absence: Absence | null;
  /** Numbers of the horses it is coupled with. */
  readonly coupled: readonly string[];
  /** On a board; null without one. */
  readonly now: PriceNow | null;
  /** The price that counts, to one: on the board, else of the morning line. */
  readonly toOne: number | null;
  /** Ours, 0-1; null for a horse that does not start, and until it has loaded. */
  readonly chance: number | null;
  readonly fair: string | null;
  readonly take: string | null;
  /** Why no price is worth taking; null where one is. */
  readonly whyNoTake: string | null;
  /** Null also where the race has none. */
  readonly verdict: Prediction['verdict'];
  /** The board's own chance, its takeout removed, 0-1; null without a board. */
  readonly boardChance: number | null;
  readonly recent: Recent;
};

function absenceOf({ scratchStatus, listStatus }: Entry): Absence | null {
  return scratchStatus ? 'scratched' : listStatus;
}

/** What is read around the card; each part null until it has loaded. */
export type AroundField = {
  readonly predictions: readonly Prediction[] | null;
  readonly field: RaceField | null;
  readonly board: Board | null;
};

function whyNoTake(prediction: Prediction | undefined): string | null {
  if (prediction?.winProbability == null || prediction.priceToTake !== null) return null;
  return 'a chance too small to bet at any price';
}

function rowOf(
  entry: Entry,
  entries: readonly Entry[],
  { predictions, field, board }: AroundField,
): FieldRow {
  const { programNumber } = entry;
  const prediction = predictions?.find((row) => row.programNumber === programNumber);
  const absence = absenceOf(entry);
  const together = [programNumber, ...(prediction?.coupledWith ?? [])];
  const onBoard = board?.horses.find((horse) => horse.programNumber === programNumber);
  return {
    entry,
    absence,
    coupled: prediction?.coupledWith ?? [],
    now: absence === null ? priceNow(together, board, entries) : null,
    toOne: (onBoard?.price ?? entry.price ?? entry.morningLine)?.toOne ?? null,
    chance: prediction?.winProbability ?? null,
    fair: prediction?.fairPrice?.text ?? null,
    take: prediction?.priceToTake?.text ?? null,
    whyNoTake: whyNoTake(prediction),
    verdict: field === null || field.verdict.kind === null ? null : (prediction?.verdict ?? null),
    boardChance: absence === null ? (onBoard?.winProbability ?? null) : null,
    recent: field?.horses.find((horse) => horse.programNumber === programNumber)?.recent ?? null,
  };
}

const places: Readonly<Record<Absence, number>> = { 'also-eligible': 1, 'main-track-only': 2, scratched: 3 };

const placeOf = ({ absence }: FieldRow): number => (absence === null ? 0 : places[absence]);

/** The chance that fills a bar: the field's best. */
export const fullChance = (rows: readonly FieldRow[]): number =>
  Math.max(0.01, ...rows.map(({ chance }) => chance ?? 0));

/** The horses of a race in the order of the program: starters, then those waiting to get in, the scratched last. */
export function fieldRows({ entries }: Pick<Race, 'entries'>, around: AroundField): readonly FieldRow[] {
  return entries
    .map((entry) => rowOf(entry, entries, around))
    .sort(
      (a, b) =>
        placeOf(a) - placeOf(b) || programOrder(a.entry.programNumber) - programOrder(b.entry.programNumber),
    );
}
