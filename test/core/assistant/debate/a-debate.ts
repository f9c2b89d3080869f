import type { ReportedRound } from '#core/assistant/debate/debate.ts';
import type { Card } from '#core/card/race.ts';
import type { AnswerShapes, ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import { aCard } from '#test/support/a-card.ts';
import { type Answering, aProvider } from '#test/support/ai/a-provider.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

type Round = 'debate-opening' | 'debate-critique' | 'debate-final';

/** A model that picks a number (2 unless given) and says other words in each round. */
export const debaterIn =
  (words: Readonly<Record<Round, string>>, programNumber = '2'): Answering =>
  ({ shape }: ModelQuestion) =>
    ({
      'debate-opening': { programNumber, confidence: 7, reasoning: words['debate-opening'] },
      'debate-critique': { critique: words['debate-critique'] },
      'debate-final': { programNumber, explanation: words['debate-final'] },
    })[shape as 'debate-opening'] as AnswerShapes['debate-opening'];

/** A model that picks a number and says a sentence in every round. */
export const debater = (programNumber: string, text: string): Answering =>
  debaterIn({ 'debate-opening': text, 'debate-critique': text, 'debate-final': text }, programNumber);

export const OPPOSE = /Argue the strongest case against it/;

/** What a model was asked in round 2. */
export const critiqueTasks = (model: ReturnType<typeof aProvider> | null): readonly string[] =>
  (model?.heard ?? []).filter(({ shape }) => shape === 'debate-critique').map(({ question }) => question);

/** A debate on a race of an invented card, with what was reported on the way and the models it asked. */
export async function debate(
  options: { readonly claude?: Answering; readonly openai?: Answering; readonly card?: Card } = {},
  raceNumber = 1,
) {
  const claude = options.claude === undefined ? null : aProvider('claude', options.claude);
  const openai = options.openai === undefined ? null : aProvider('openai', options.openai);
  const providers = { claude: claude?.provider ?? null, openai: openai?.provider ?? null };
  const { holdDebate } = await openAssistant({ providers, card: options.card ?? aCard() });
  const reportedRounds: ReportedRound[] = [];
  const wanted = { track: 'saratoga', raceNumber, askedBy: 'm1' };
  const held = holdDebate(wanted).then(({ run }) => run((round) => reportedRounds.push(round)));
  return { held, heard: reportedRounds, claude, openai };
}
