/** An answer of the site, its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Someone at the site who keeps cookies. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export function visitorAt(address: string): Visitor {
  const jar = new Map<string, string>();
  const ask = async (
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${address}${path}`, { ...init, headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

/** What someone types to get an account. */
export const newcomer = (email: string) => ({
  email,
  password: 'Slow4Furlongs',
  firstName: 'Anna',
  lastName: 'Rail',
});

/** The JSON body of an answer that must be 200. */
export function bodyOf<T>({ status, text }: Answer): T {
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
