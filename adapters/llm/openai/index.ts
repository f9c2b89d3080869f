import type { Provider } from '#core/picks/ports.ts';
import { providerOn } from '../provider.ts';
import type { ProviderSettings } from '../provider-settings.ts';

/** Models of OpenAI, or of a compatible server; the library is loaded with the first question. */
export const makeOpenAi = (settings: ProviderSettings): Provider =>
  providerOn('openai', async () => (await import('./library.ts')).openAiLibrary(settings), settings);
