import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider knows about someone, in the protocol's own names. */
export type Person = Readonly<Record<string, string | boolean>>;

export interface IdentityServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs someone in and consents, as a browser sent to `url` would; gives the address it is sent back to. */
  signIn(url: string, login: string): Promise<string>;
  /** Refuses to sign in; gives the address the browser is sent back to. */
  decline(url: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'clubhouse-turn', clientSecret: 'a secret of the tests' };

/** A browser without pictures: it keeps cookies and follows redirects within the provider. */
function openBrowser(issuer: string) {
  const jar = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form === undefined ? null : new URLSearchParams(form);
    const answer = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie },
      body,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined) jar.set(name, value ?? '');
    }
    return answer;
  };
  /** Goes on until a page is shown (its address) or the way leads out of the provider. */
  return async function visit(url: string, form?: Record<string, string>): Promise<string> {
    let address = url;
    let answer = await ask(address, form);
    for (let hop = 0; hop < 10 && answer.status >= 300 && answer.status < 400; hop += 1) {
      address = new URL(answer.headers.get('location') ?? '', address).href;
      if (!address.startsWith(issuer)) return address;
      answer = await ask(address);
    }
    if (answer.status !== 200)
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    return address;
  };
}

/** A real OpenID Connect provider on a loopback port, with PKCE demanded. */
export async function openIdentityServer(options: {
  readonly redirectUri: string;
  readonly people: Readonly<Record<string, Person>>;
  /** Also puts the claims into the ID token, as many providers do. */
  readonly claimsInIdToken?: boolean;
}): Promise<IdentityServer> {
  const { Provider } = await import('oidc-provider');
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [options.redirectUri],
      },
    ],
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...options.people[id] }),
    }),
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'picture'] },
    conformIdTokenClaims: options.claimsInIdToken !== true,
    pkce: { required: () => true },
    cookies: { keys: ['keys of the tests'] },
    features: { devInteractions: { enabled: true } },
  });
  answer = provider.callback();
  return {
    issuer,
    ...CLIENT,
    signIn: async (url, login) => {
      const visit = openBrowser(issuer);
      const loginPage = await visit(url);
      const consentPage = await visit(loginPage, { prompt: 'login', login, password: 'any' });
      return consentPage.startsWith(issuer) ? visit(consentPage, { prompt: 'consent' }) : consentPage;
    },
    decline: async (url) => {
      const visit = openBrowser(issuer);
      return visit(`${await visit(url)}/abort`);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
