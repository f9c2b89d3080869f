import type { HttpDeps } from '#adapters/http/app.ts';
import type { Providers } from '#core/picks/ports.ts';
import { type AssistantStores, assistantOn } from '#test/support/assistant-room.ts';

type Noted = Pick<HttpDeps['useCases']['debate'], 'admitQuery' | 'noteQuery' | 'refuseInPause'>;

/** The assistant as it is chosen in config, with the requested models. */
export function assistantDeps(
  stores: AssistantStores,
  { providers, refuseInPause, ...noted }: Noted & { readonly providers?: Providers },
) {
  const { askJake, holdDebate, askPanel, summarizeRaces, wordQueryAnswer } = assistantOn(stores, providers);
  return {
    wordQueryAnswer,
    useCases: {
      assistant: { askJake, ...noted },
      debate: { holdDebate, refuseInPause, ...noted },
      claude: { askPanel, summarizeRaces, refuseInPause, ...noted },
    } satisfies Partial<HttpDeps['useCases']>,
  };
}
