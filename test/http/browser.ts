import type { Calls } from '#contract/calls.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer; throws when it is none. */
  json(): unknown;
}

export interface Ask {
  readonly body?: unknown;
  /** Sent as it stands, with `headers` saying what it is. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Given {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
}

type GivenOf<Name extends keyof Calls> = {
  readonly [Part in 'params' | 'body' as undefined extends Calls[Name][Part]
    ? never
    : Part]: Calls[Name][Part];
};

const filled = (path: string, params: Given['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

/** One person's browser, as far as calls go: it keeps cookies and follows nothing by itself. */
export function openBrowser(address: string) {
  const jar = new Map<string, string>();

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  async function ask(method: string, path: string, { body, raw, headers = {} }: Ask = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: sent as BodyInit | null,
    });
    keepCookies(answer.headers);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
  }

  return {
    ask,
    /** A call of the contract that is expected to succeed. */
    call: async <Name extends keyof Calls>(
      name: Name,
      givenOf: GivenOf<Name>,
    ): Promise<Calls[Name]['reply']> => {
      const { params, body } = givenOf as Given;
      const [method = '', path = ''] = name.split(' ');
      const answer = await ask(method, filled(path, params), body === undefined ? {} : { body });
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
      return answer.json() as Calls[Name]['reply'];
    },
    /** The cookies as they would be sent. */
    cookies: () => new Map(jar),
    setCookie: (name: string, value: string) => void jar.set(name, value),
  };
}

/** The sentence that a refusal shows to people. */
export const sentenceOf = (answer: Pick<Answer, 'json'>): string =>
  (answer.json() as { readonly message: string }).message;

export type TestBrowser = ReturnType<typeof openBrowser>;

let people = 0;

/** The code that makes the first administrator of a test server. */
export const SETUP_CODE = 'the setup code of the tests';

/** Creates an account in this browser and stays signed in. */
export async function signUp(browser: TestBrowser, email?: string, setup?: string) {
  people += 1;
  const form = {
    email: email ?? `fan${people}@example.com`,
    password: 'Saddle12',
    firstName: 'Ann',
    lastName: 'Turf',
  };
  const { user } = await browser.call('POST /api/auth/signup', { body: { ...form, setup } });
  return { ...form, user };
}

/** Creates the first administrator, with the setup code, and stays signed in. */
export const signUpAdmin = (browser: TestBrowser) => signUp(browser, 'boss@example.com', SETUP_CODE);
