import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import type { Library } from '../asking.ts';
import { troubleIn } from '../library-error.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { writeMessage } from './messages.ts';

const OWN_HOST = 'https://api.anthropic.com';

const trouble = troubleIn({
  http: APIError,
  connection: APIConnectionError,
  timeout: APIConnectionTimeoutError,
  aborted: APIUserAbortError,
});

/** Models of Anthropic. */
export function anthropicLibrary(settings: ProviderSettings): Library {
  const { apiKey, baseUrl, limits } = settings;
  const client = new Anthropic({
    apiKey,
    authToken: null,
    baseURL: baseUrl ?? OWN_HOST,
    maxRetries: 0,
    timeout: limits.tryMs,
    logLevel: 'off',
  });
  return { write: (asked) => writeMessage(client, asked), trouble };
}
