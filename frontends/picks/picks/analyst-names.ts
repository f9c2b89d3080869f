import type { BetSource } from './bet-sources.ts';
import type { Recommendation } from './picks-rules.ts';

export type Slot = keyof Recommendation['analysts'];

/** The names of the two seats, as documented. Who sits there is another matter. */
export const seatNames: Readonly<Record<Slot, string>> = { claude: 'Claude Sonnet 4.0', openai: 'GPT-4o' };
const sourceNames: Readonly<Record<BetSource, string>> = { claude: 'Claude', chatgpt: 'ChatGPT' };
/** The seat a source's bets come from. */
export const slotOf: Readonly<Record<BetSource, Slot>> = { claude: 'claude', chatgpt: 'openai' };

export type NamedAnalyst = {
  /** What the column is headed with. */
  readonly title: string;
  /** Who analysed, when it is not the model the seat is named after. */
  readonly note: string | null;
};

/** A sentence as it stands at the beginning of a line. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Built-in analyst: form and class` reasons by form and class; null when the name tells no approach. */
export function approachOf(name: string): string | null {
  return name.includes(':') ? name.slice(name.indexOf(':') + 1).trim() : null;
}

/** How an analyst is named: a model by its seat, a built-in analyst by its approach and as what it is. */
export function namedAnalyst(one: Recommendation, slot: Slot): NamedAnalyst {
  const { name, isBuiltIn } = one.analysts[slot];
  if (!isBuiltIn) return { title: seatNames[slot], note: null };
  return {
    title: upperFirst(approachOf(name) ?? name),
    note: `${one.analysedBy}, in the ${seatNames[slot]} seat`,
  };
}

/** One word for a narrow column: the first of the approach, or the seat's. */
export const shortName = (one: Recommendation, slot: Slot): string =>
  namedAnalyst(one, slot).title.split(' ')[0] ?? '';

/** What a source's button says: the source, and with a built-in analyst in its seat the approach that is really shown. */
export function sourceLabel(one: Recommendation, source: BetSource): string {
  const { name, isBuiltIn } = one.analysts[slotOf[source]];
  const approach = isBuiltIn ? approachOf(name) : null;
  return approach === null ? sourceNames[source] : `${sourceNames[source]} seat: ${approach}`;
}
