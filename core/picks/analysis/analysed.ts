import { toIso } from '../../kernel/instant.ts';
import type { Seat } from '../analysts/index.ts';
import { PROMPT_VERSION } from '../brief/instructions.ts';
import type { Analysed } from '../recommendations/recommendation.ts';
import type { Analysis } from './analysis.ts';
import { SLOTS, type Slot } from './slot.ts';
import { isBuiltInSitting, type RaceWords } from './slot-words.ts';

function analysed({ analyst, slot }: Seat, told: RaceWords): Analysed {
  const words = told[slot];
  if (words === null) {
    return {
      name: analyst.name,
      model: null,
      isBuiltIn: true,
      unavailable: null,
      promptVersion: null,
      askedAt: null,
    };
  }
  const askedAt = toIso(words.at);
  const promptVersion = PROMPT_VERSION;
  if (words.is === 'told')
    return { ...words.by, isBuiltIn: false, unavailable: null, promptVersion, askedAt };
  if (!isBuiltInSitting(told, slot))
    return { ...words.by, isBuiltIn: false, unavailable: words.why, promptVersion, askedAt };
  const unavailable = `${words.why} The built-in analyst answers.`;
  return { name: analyst.name, model: null, isBuiltIn: true, unavailable, promptVersion: null, askedAt };
}

/** Who sat in each slot, and why it was not somebody else. */
export const analysedIn = ({ seats }: Analysis, words: RaceWords): Readonly<Record<Slot, Analysed>> => ({
  claude: analysed(seats.claude, words),
  openai: analysed(seats.openai, words),
});

function nameIn(slot: Slot, told: RaceWords, label: string): string {
  const words = told[slot];
  if (words === null || isBuiltInSitting(told, slot)) return label;
  const { name, model } = words.by;
  return words.is === 'told' ? `${name} (${model})` : `${name} unavailable`;
}

/** Who analysed a race, as the screens print it. */
export function labelOf({ label }: Analysis, words: RaceWords): string {
  const names = SLOTS.map((slot) => nameIn(slot, words, label));
  return [...new Set(names)].join(' and ');
}
