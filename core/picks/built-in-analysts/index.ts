import type { AnalystSettings, PicksSettings } from '../analysis/settings.ts';
import type { Slot } from '../recommendations/recommendation.ts';
import type { Analyst } from './analyst.ts';
import { formAndClass } from './form-analyst.ts';
import { paceAndShape } from './pace-analyst.ts';

/** An analyst in its slot, with its settings and its share of the blended chance. */
export interface Seat {
  readonly slot: Slot;
  readonly analyst: Analyst;
  /** How its clauses begin. */
  readonly picker: string;
  readonly settings: AnalystSettings;
  readonly share: number;
}

/** Who answers in the two slots while no outside analyst is set. */
export const builtInSeats = ({ analysts }: PicksSettings): Readonly<Record<Slot, Seat>> => ({
  claude: {
    slot: 'claude',
    analyst: formAndClass,
    picker: 'Form analyst',
    settings: analysts.formAndClass,
    share: analysts.pool.formAndClass,
  },
  openai: {
    slot: 'openai',
    analyst: paceAndShape,
    picker: 'Pace analyst',
    settings: analysts.paceAndShape,
    share: analysts.pool.paceAndShape,
  },
});
