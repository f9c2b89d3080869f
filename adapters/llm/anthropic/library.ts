import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import { errorsOf } from '../library-errors.ts';
import type { Library } from '../provider.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { writeMessage } from './messages.ts';

const OWN_HOST = 'https://api.anthropic.com';

const errorOf = errorsOf({
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
  return { write: (request) => writeMessage(client, request), errorOf: errorOf };
}
