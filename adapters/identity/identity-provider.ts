import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { IdentityClaims, IdentityKeep } from '#core/accounts/identity.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { discoveryFault, identityProblem } from './identity-problem.ts';

export interface IdentityProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to, as registered there. */
  readonly redirectUri: string;
  /** Lets the issuer be http, on a loopback address only. */
  readonly allowInsecureLoopback: boolean;
}

const TIMEOUT_SECONDS = 10;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function isInsecure(settings: IdentityProviderSettings): boolean {
  const { protocol, hostname } = new URL(settings.issuer);
  if (protocol === 'https:') return false;
  if (settings.allowInsecureLoopback && LOOPBACK.has(hostname)) return true;
  throw new Refusal('invalid', 'settings.invalid', 'A setting is wrong. OIDC_ISSUER: must begin with https.');
}

/** The claims looked at, in the protocol's own names. */
interface Claims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly given_name?: unknown;
  readonly family_name?: unknown;
  readonly picture?: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function toIdentity(issuer: string, subject: string, claims: Claims): IdentityClaims {
  return {
    issuer,
    subject,
    email: textOf(claims.email),
    emailVerified: claims.email_verified === true,
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
    picture: textOf(claims.picture),
  };
}

/**
 * The address that came back, as the provider knows it: a proxy may have changed the host on the way, or a stranger
 * have sent one that is none.
 */
function asRegistered(callbackUrl: string, redirectUri: string): URL {
  const url = new URL(redirectUri);
  url.search = /\?[^#]*/.exec(callbackUrl)?.[0] ?? '';
  return url;
}

/**
 * Sign-in at an OpenID Connect provider: authorization code with PKCE, state and nonce. The provider is asked
 * for its description at first use, and again after a failure.
 */
export function openIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const execute = isInsecure(settings) ? [allowInsecureRequests] : [];
  let described: Promise<Configuration> | undefined;

  const describe = async (): Promise<Configuration> => {
    described ??= discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
    return described.catch((error: unknown) => {
      described = undefined;
      throw discoveryFault(error);
    });
  };

  const read = async (
    provider: Configuration,
    callback: URL,
    identityKeep: IdentityKeep,
  ): Promise<IdentityClaims> => {
    const tokens = await authorizationCodeGrant(provider, callback, {
      expectedState: identityKeep.state,
      expectedNonce: identityKeep.nonce,
      pkceCodeVerifier: identityKeep.codeVerifier,
      idTokenExpected: true,
    });
    const claims: (Claims & IDToken) | undefined = tokens.claims();
    if (claims === undefined) throw new Error('The provider gave no ID token although one was demanded.');
    const isWhole =
      typeof claims.email === 'string' || provider.serverMetadata().userinfo_endpoint === undefined;
    const about = isWhole ? claims : await fetchUserInfo(provider, tokens.access_token, claims.sub);
    return toIdentity(claims.iss, claims.sub, about);
  };

  return {
    begin: async () => {
      const provider = await describe();
      const keep = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(provider, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: keep.state,
        nonce: keep.nonce,
        code_challenge: await calculatePKCECodeChallenge(keep.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, keep };
    },
    finish: async (callbackUrl, identityKeep) => {
      const provider = await describe();
      return read(provider, asRegistered(callbackUrl, settings.redirectUri), identityKeep).catch(
        (error: unknown) => {
          throw identityProblem(error);
        },
      );
    },
  };
}
