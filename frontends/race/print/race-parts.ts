import type { Prediction } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import type { FieldRow } from '../field/field-rows.ts';
import { fieldRows } from '../field/field-rows.ts';
import type { RaceForm } from '../form/form-query.ts';
import type { RaceField } from '../race-calls.ts';

/** A race with what the booklet prints of it; each part null where it could not be had. */
export type RaceParts = {
  readonly race: Race;
  readonly form: RaceForm | null;
  readonly field: RaceField | null;
  readonly predictions: readonly Prediction[] | null;
  /** When the oldest of its answers came, in milliseconds; null without any. */
  readonly readAt: number | null;
  /** Whether an answer is printed that could not be read again. */
  readonly isOld: boolean;
};

/** The horses of a race in the order of its program, the scratched ones last. */
export const rowsOf = ({ race, field, predictions }: RaceParts): readonly FieldRow[] =>
  fieldRows(race, { predictions, field, board: null });

/** What of a race could not be had: `past performances`, `chances`. */
export const missingParts = ({ form, field, predictions }: RaceParts): readonly string[] =>
  [
    form === null ? 'past performances' : '',
    field === null ? 'verdict' : '',
    predictions === null ? 'chances' : '',
  ].filter(Boolean);
