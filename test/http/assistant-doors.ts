import type { HttpDoors } from '#adapters/http/app.ts';
import type { Providers } from '#core/picks/ports.ts';
import { type AssistantShelves, assistantOn } from '#test/support/assistant-room.ts';

type Noted = Pick<HttpDoors['useCases']['debate'], 'admitQuery' | 'noteQuery'>;

/** The assistant as it is chosen in config, with the models that are wished for. */
export function assistantDoors(
  shelves: AssistantShelves,
  { providers, ...noted }: Noted & { readonly providers?: Providers },
) {
  const { askJake, holdDebate, askPanel, summariseRaces, wordQueryAnswer } = assistantOn(shelves, providers);
  return {
    wordQueryAnswer,
    useCases: {
      assistant: { askJake, ...noted },
      debate: { holdDebate, ...noted },
      claude: { askPanel, summariseRaces, ...noted },
    } satisfies Partial<HttpDoors['useCases']>,
  };
}
