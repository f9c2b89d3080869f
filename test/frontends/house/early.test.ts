import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('what is requested before the modules load');

let times = 0;

const cardReads = {
  here: ['/api/cards/saratoga/a-day/a-race'],
  elsewhere: ['/api/cards/a-track/a-day/a-race'],
};
const firstTabReads = {
  here: [...cardReads.here, '/api/form/saratoga/a-day/a-race'],
  elsewhere: [...cardReads.elsewhere, '/api/form/a-track/a-day/a-race'],
};

/** The addresses requested at a path by a browser with these stored values. */
async function askedWith(
  stored: Readonly<Record<string, string>>,
  address = '/',
): Promise<readonly string[]> {
  const asked: string[] = [];
  const page = { documentElement: { dataset: {} } };
  const { pathname, search, origin } = new URL(address, 'https://site');
  const place = { pathname, search, origin };
  const globals = {
    addressesEarly: { '/race/': firstTabReads, '/race/?tab': cardReads },
    document: page,
    location: place,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { userAgent: 'desk' },
    setTimeout: () => 0,
    window: { addEventListener: () => undefined },
    fetch: async (path: string) => {
      asked.push(path.replace(/\?_t=\d+$/, ''));
      return new Response('[]');
    },
  };
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    times += 1;
    await import(`../../../frontends/shell/early.ts?time=${times}`);
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
  return asked;
}

test('a visitor’s page does not request a member’s tracks', async () => {
  assert.equal(await askedWith({}), ['/api/auth/user', '/api/disclaimer/check', '/api/tracks']);
});

test('with a member signed in, their tracks are requested at once', async () => {
  assert.ok((await askedWith({ memberHere: 'yes' })).includes('/api/my/tracks'));
});

test('after sign-out, nothing for members only is requested', async () => {
  assert.equal(await askedWith({ selectedTrackOfMember: 'anna saratoga' }), await askedWith({}));
});

test('at a race’s address its track, day and number are in what is requested', async () => {
  const usual = await askedWith({});
  const besides = async (path: string) =>
    (await askedWith({ selectedTrackSlug: 'del-mar' }, path)).slice(usual.length);
  for (const track of ['saratoga', 'aqueduct', 'q7-central']) {
    const race = `${track}/2025-08-02/11`;
    assert.equal(await besides(`/race/${race}`), [`/api/cards/${race}`, `/api/form/${race}`]);
    assert.equal(
      await besides(`/race/${race}?tab=pace`),
      [`/api/cards/${race}`],
      'the form is of its own tab',
    );
    assert.equal(await besides(`/race/${race}?tab=pace&if=wet`), [], 'an address that asks for more');
  }
  for (const path of ['/race/aqueduct', '/race/aqueduct/2025-08-02', '/race/aqueduct/today/4'])
    assert.equal(await besides(path), [], path);
});

test.run();
