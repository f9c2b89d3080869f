import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import { ZodError } from 'zod';
import type { Library } from '../asking.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { wasNeverSent } from '../trouble.ts';
import { writeMessage } from './messages.ts';

const OWN_HOST = 'https://api.anthropic.com';

const UNTOLD = { isTimeout: false, isConnection: false, headers: null, neverSent: false };

function troubleOf(error: unknown) {
  if (error instanceof ZodError) return { ...UNTOLD, status: 502, hadBegun: true };
  if (!(error instanceof APIError)) return null;
  return {
    status: error.status ?? null,
    isTimeout: error instanceof APIConnectionTimeoutError,
    isConnection: error instanceof APIConnectionError || error instanceof APIUserAbortError,
    hadBegun: !(error instanceof APIConnectionError) && error.status === undefined,
    headers: error.headers ?? null,
    neverSent: wasNeverSent(error),
  };
}

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
  return { write: (asked) => writeMessage(client, asked), trouble: troubleOf };
}
