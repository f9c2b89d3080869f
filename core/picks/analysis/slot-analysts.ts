import { toIso } from '../../kernel/instant.ts';
import type { Seat } from '../built-in-analysts/index.ts';
import { type RaceAnswers, usesBuiltInAnalyst } from '../outside-analysts/slot-answers.ts';
import { PROMPT_VERSION } from '../prompts/instructions.ts';
import type { SlotAnalyst } from '../recommendations/recommendation.ts';
import type { Analysis } from './analysis.ts';
import { SLOTS, type Slot } from './slot.ts';

function slotAnalyst({ analyst, slot }: Seat, answers: RaceAnswers): SlotAnalyst {
  const answer = answers[slot];
  if (answer === null) {
    return {
      name: analyst.name,
      model: null,
      isBuiltIn: true,
      unavailable: null,
      promptVersion: null,
      askedAt: null,
    };
  }
  const askedAt = toIso(answer.at);
  const promptVersion = PROMPT_VERSION;
  if (answer.is === 'answered')
    return { ...answer.by, isBuiltIn: false, unavailable: null, promptVersion, askedAt };
  if (!usesBuiltInAnalyst(answers, slot))
    return { ...answer.by, isBuiltIn: false, unavailable: answer.why, promptVersion, askedAt };
  const unavailable = `${answer.why} The built-in analyst answers.`;
  return { name: analyst.name, model: null, isBuiltIn: true, unavailable, promptVersion: null, askedAt };
}

/** Who answered in each slot, and why the outside analyst did not. */
export const slotAnalysts = (
  { seats }: Analysis,
  answers: RaceAnswers,
): Readonly<Record<Slot, SlotAnalyst>> => ({
  claude: slotAnalyst(seats.claude, answers),
  openai: slotAnalyst(seats.openai, answers),
});

function nameIn(slot: Slot, answers: RaceAnswers, label: string): string {
  const answer = answers[slot];
  if (answer === null || usesBuiltInAnalyst(answers, slot)) return label;
  const { name, model } = answer.by;
  return answer.is === 'answered' ? `${name} (${model})` : `${name} unavailable`;
}

/** Who analyzed a race, as screens print it. */
export function labelOf({ label }: Analysis, answers: RaceAnswers): string {
  const names = SLOTS.map((slot) => nameIn(slot, answers, label));
  return [...new Set(names)].join(' and ');
}
