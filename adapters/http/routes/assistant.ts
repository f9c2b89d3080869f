import { ASK_JAKE } from '#core/accounts/ai-use.ts';
import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { withIsoTime } from '#core/assistant/shown/answer-parts.ts';
import type { AskJake, JakeRequest } from '#core/assistant/use-cases/ask-jake.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { assistant } from '../contract/assistant.ts';
import type { Handlers } from '../handlers.ts';
import type { Visit } from '../visit.ts';

export interface AssistantDeps {
  readonly askJake: AskJake;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
}

const NAMES = { 'ask-jake': ASK_JAKE, 'enhanced-analysis': 'race analysis' } as const;

/** Checked and found before the first piece goes out, so that refusals keep their status. */
async function streamedAnswer(
  { askJake, admitQuery, noteQuery }: AssistantDeps,
  request: JakeRequest,
  visit: Visit,
) {
  const memberId = request.askedBy;
  if (memberId !== null) await admitQuery(memberId);
  const { answer } = await askJake(request);
  return {
    send: async (onPiece: (piece: string | object) => void) => {
      const { tokens, parts, ...reply } = await answer(onPiece, visit.asker);
      if (memberId !== null) await noteQuery({ memberId, what: NAMES[request.feature], tokens });
      return parts === null ? reply : { ...reply, parts: withIsoTime(parts) };
    },
  };
}

export const assistantRoutes = (deps: AssistantDeps): Handlers<typeof assistant> => ({
  askJake: async ({ body: { question }, query, member, visit }) =>
    streamedAnswer(
      deps,
      { track: chosenTrack(query), question, field: 'question', feature: 'ask-jake', askedBy: member.id },
      visit,
    ),
  enhancedAnalysis: async ({ body, query, member, visit }) =>
    streamedAnswer(
      deps,
      {
        track: chosenTrack(query),
        question: body.query,
        field: 'query',
        feature: 'enhanced-analysis',
        askedBy: member.id,
      },
      visit,
    ),
});
