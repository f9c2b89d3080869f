import type { AnalystSettings, PicksSettings } from '../analysis/settings.ts';
import type { Slot } from '../recommendations/recommendation.ts';
import type { Analyst } from './analyst.ts';
import { formAndClass } from './form-and-class.ts';
import { paceAndShape } from './pace-and-shape.ts';

/** An analyst in its slot, with its settings and its share of the blended chance. */
export interface Seat {
  readonly slot: Slot;
  readonly analyst: Analyst;
  /** What its clauses begin with. */
  readonly voice: string;
  readonly settings: AnalystSettings;
  readonly share: number;
}

/** Who sits in the two slots while no outside analyst is set. */
export const builtInSeats = ({ analysts }: PicksSettings): Readonly<Record<Slot, Seat>> => ({
  claude: {
    slot: 'claude',
    analyst: formAndClass,
    voice: 'Form and class',
    settings: analysts.formAndClass,
    share: analysts.pool.formAndClass,
  },
  openai: {
    slot: 'openai',
    analyst: paceAndShape,
    voice: 'Pace and shape',
    settings: analysts.paceAndShape,
    share: analysts.pool.paceAndShape,
  },
});
