import type { Provider } from '#core/picks/ports.ts';
import { providerOn } from '../provider.ts';
import type { ProviderSettings } from '../provider-settings.ts';

/** Models of Anthropic; the library is loaded with the first question. */
export const makeAnthropic = (settings: ProviderSettings): Provider =>
  providerOn('claude', async () => (await import('./library.ts')).anthropicLibrary(settings), settings);
