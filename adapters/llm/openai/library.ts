import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { errorsOf } from '../library-errors.ts';
import type { Library, ProviderRequest } from '../provider.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { writeChat } from './chat.ts';
import { writeResponse } from './responses.ts';

const OWN_HOST = 'https://api.openai.com/v1';

/** Statuses of a host without that path; a host that has it but lacks the model answers with this code. */
const NO_SUCH_PATH: ReadonlySet<unknown> = new Set([404, 405, 501]);
const NO_SUCH_MODEL = 'model_not_found';

const lacksResponses = (error: unknown): boolean =>
  error instanceof APIError && NO_SUCH_PATH.has(error.status) && error.code !== NO_SUCH_MODEL;

const errorOf = errorsOf({
  http: APIError,
  connection: APIConnectionError,
  timeout: APIConnectionTimeoutError,
  aborted: APIUserAbortError,
});

function clientOf({ apiKey, baseUrl, limits }: ProviderSettings): OpenAI {
  return new OpenAI({
    apiKey,
    organization: null,
    project: null,
    baseURL: baseUrl ?? OWN_HOST,
    maxRetries: 0,
    timeout: limits.tryMs,
    logLevel: 'off',
  });
}

/**
 * Models of OpenAI, or of a compatible server. Asked through Responses; a server at another address without that path is
 * asked through chat completions from then on.
 */
export function openAiLibrary(settings: ProviderSettings): Library {
  const client = clientOf(settings);
  const isOwnHost = settings.baseUrl === null || settings.baseUrl === OWN_HOST;
  let isChatOnly = false;

  async function write(request: ProviderRequest) {
    if (isChatOnly) return writeChat(client, request);
    try {
      return await writeResponse(client, request);
    } catch (error) {
      if (isOwnHost || !lacksResponses(error)) throw error;
      isChatOnly = true;
      return writeChat(client, request);
    }
  }

  return { write, errorOf: errorOf };
}
