import type { Learned } from './values.ts';

/** A caller: what is sent as `Cookie`, empty for a visitor. */
export interface Person {
  readonly name: 'visitor' | 'member' | 'admin';
  readonly cookie: string;
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Creates an account; with the setup code, the first administrator's. */
export async function newcomer(
  address: string,
  name: Person['name'],
  setup: string | null = null,
): Promise<Person> {
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({
      email: `walk-${name}-${Date.now()}@example.com`,
      password: 'Walk-Through-1',
      setup,
    }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return { name, cookie: cookiesOf(answer) };
}

async function read(address: string, { cookie }: Person, path: string): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, { headers: { cookie } });
  return answer.ok ? answer.json() : null;
}

/** Only an administrator reads these: fails, saying what to do, when the walker is none. */
async function usersOf(address: string, admin: Person): Promise<readonly { readonly id: string }[]> {
  const users = await read(address, admin, '/api/admin/users');
  if (users !== null) return users as readonly { readonly id: string }[];
  throw new Error(
    `The walker is no administrator at ${address}: start it on an empty data folder and give the setup address that it prints, or walk without an address.`,
  );
}

interface Race {
  readonly id: string;
  readonly raceNumber: number;
  readonly day: string;
  readonly entries: readonly { readonly horseId: string; readonly scratchStatus: boolean }[];
}

/** What the app stores, so that valid requests name things that exist. */
export async function learn(address: string, admin: Person): Promise<Learned> {
  const races = ((await read(address, admin, '/api/races/saratoga/today')) ?? []) as readonly Race[];
  const users = await usersOf(address, admin);
  const statement = ((await read(address, admin, '/api/disclaimer/text')) ?? {}) as Record<string, unknown>;
  const race = races.at(-1);
  const starter = race?.entries.find(({ scratchStatus }) => !scratchStatus);
  return new Map<string, unknown>([
    ['slug', 'saratoga'],
    ['trackId', '184'],
    ['raceId', race?.id],
    ['raceNumber', race?.raceNumber],
    ['number', race?.raceNumber],
    ['horseId', starter?.horseId],
    ['date', race?.day],
    ['userId', users[0]?.id],
    ['/api/tracks/{slug}/races/{id} id', race?.id],
    ['/api/odds/race/{id} id', race?.id],
    ['/api/admin/users/{id} id', users.at(-1)?.id],
    ['email', `walk-made-${Date.now()}@example.com`],
    ['password', 'Walk-Through-1'],
    ['newPassword', 'Walk-Through-2'],
    ['currentPassword', 'Walk-Through-1'],
    ['pagePath', '/'],
    ['find', 'layoff(60) or won-last'],
    ['acceptedAt', new Date().toISOString()],
    ...Object.entries(statement),
    ['timeframe', '30days'],
    ['days', 30],
  ]);
}
