import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { Refusal } from '#core/kernel/refusal.ts';

/** Codes of the client library that mean: the provider did not answer, or answered something else than the protocol. */
const PROVIDER_UNAVAILABLE: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** The provider answers, but does not accept this site as its client. */
const SITE_IS_STRANGE: ReadonlySet<string> = new Set([
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
]);

const isNetworkError = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;

const unavailable = (cause: unknown) =>
  new Refusal(
    'unavailable',
    'accounts.identity-unavailable',
    'The sign-in provider cannot be reached at the moment. Please try again shortly.',
    { retryAfterSeconds: 30, cause },
  );

const untrusted = (cause: unknown) =>
  new Refusal(
    'invalid',
    'accounts.identity-mismatch',
    'This sign-in link is invalid, expired or already used. Please sign in again.',
    { cause },
  );

/** The refusal that a fault of the provider or of its answer amounts to; anything else is given back as it is. */
export function identityProblem(error: unknown): unknown {
  if (isNetworkError(error)) return unavailable(error);
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (SITE_IS_STRANGE.has(error.error)) return unavailable(error);
    if (error instanceof ResponseBodyError) return untrusted(error);
    return new Refusal(
      'forbidden',
      'accounts.identity-refused',
      'The sign-in provider rejected the sign-in. Please try again or use another account there.',
      { cause: error },
    );
  }
  if (!(error instanceof ClientError)) return error;
  return PROVIDER_UNAVAILABLE.has(error.code ?? '') ? unavailable(error) : untrusted(error);
}

/** The same while the provider's own description is read: then every fault is the provider's. */
export function discoveryFault(error: unknown): unknown {
  return isNetworkError(error) || error instanceof ClientError ? unavailable(error) : error;
}
