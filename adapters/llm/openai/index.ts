import type { Provider } from '#core/picks/ports.ts';
import { providerOn } from '../asking.ts';
import type { ProviderSettings } from '../provider-settings.ts';

/** Models of OpenAI, or of a server that speaks its interface; the library is loaded for the first question. */
export const makeOpenAi = (settings: ProviderSettings): Provider =>
  providerOn('openai', async () => (await import('./library.ts')).openAiLibrary(settings), settings);
