import type { BetSource } from './bet-sources.ts';
import type { Recommendation } from './picks-rules.ts';

export type Slot = keyof Recommendation['analysts'];

/** The names of the two seats, as documented. Who sits there is another matter. */
export const seatNames: Readonly<Record<Slot, string>> = { claude: 'Claude Sonnet 4.0', openai: 'GPT-4o' };
const sourceNames: Readonly<Record<BetSource, string>> = { claude: 'Claude', chatgpt: 'ChatGPT' };
/** The seat a source's bets come from. */
const slotOf: Readonly<Record<BetSource, Slot>> = { claude: 'claude', chatgpt: 'openai' };

export type NamedAnalyst = {
  /** What the column is headed with. */
  readonly title: string;
  /** Who analyzed, when it is not the model the seat is named after. */
  readonly note: string | null;
};

/** A sentence with an upper-case first letter. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Built-in analyst: form and class` reasons by form and class; null when the name has no approach. */
export function approachOf(name: string): string | null {
  return name.includes(':') ? name.slice(name.indexOf(':') + 1).trim() : null;
}

/** `Form analyst` for one who reasons by form and class. */
const byApproach = (approach: string): string => `${upperFirst(approach).split(' ')[0]} analyst`;

/** How an analyst is named: a model by its seat, a built-in analyst by its approach and as what it is. */
export function namedAnalyst(recommendation: Recommendation, slot: Slot): NamedAnalyst {
  const { name, isBuiltIn } = recommendation.analysts[slot];
  if (!isBuiltIn) return { title: seatNames[slot], note: null };
  const approach = approachOf(name);
  return {
    title: approach === null ? upperFirst(name) : byApproach(approach),
    note: `${recommendation.analysedBy}, standing in for ${seatNames[slot]}`,
  };
}

/** What a source's button says: the source, and with a built-in analyst in its seat the approach that is really shown. */
export function sourceLabel(recommendation: Recommendation, source: BetSource): string {
  const slot = slotOf[source];
  const { isBuiltIn } = recommendation.analysts[slot];
  return isBuiltIn
    ? `${namedAnalyst(recommendation, slot).title} (for ${sourceNames[source]})`
    : sourceNames[source];
}
