import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { endpoints } from '#contract/contract.ts';
import { trackByCode } from '#core/card/track.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite<{ server: TestServer; browser: TestBrowser; answered: number }>(
  'A registered track with digits in code and name',
);

const PLAIN = 'qqq-mountain';
const DIGITS = 'q7b2-central';

const cardAt = (trackSlug: string) => aCard({ trackSlug, races: [aRace({ trackSlug })] });

test.before(async (context) => {
  context.answered = 0;
  const tracks = makeMemoryTrackRegister();
  await tracks.register(aRegistration({ name: 'Quail Run' }));
  await tracks.register(
    aRegistration({ code: 'Q7B2', slug: DIGITS, zone: 'central', name: '7 Bar 2 Downs' }),
  );
  knowRegistrations(await tracks.all());
  context.server = await openTestServer({ tracks, cards: [cardAt(PLAIN), cardAt(DIGITS)] });
  context.browser = context.server.browser();
  await signUp(context.browser);
});
test.after(async ({ server }) => {
  knowRegistrations([]);
  await server.close();
});

const takesTrack = (query: unknown): boolean => query instanceof z.ZodObject && 'track' in query.shape;

/** Every read that names a track in its path, in a race's id or in its query. */
const READS = endpoints
  .map(({ row }) => row)
  .filter(({ method, access }) => method === 'GET' && access !== 'admin')
  .filter(({ path, query }) => /\{(?:slug|raceId)\}/.test(path) || takesTrack(query));

function addressOf({ path, query }: (typeof READS)[number], slug: string): string {
  const places: Readonly<Record<string, string>> = {
    slug,
    raceId: `${slug}-2025-08-02-1`,
    date: '2025-08-02',
    number: '1',
    raceNumber: '1',
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '1');
  return takesTrack(query) ? `${filled}?track=${slug}` : filled;
}

for (const row of READS) {
  test(`GET ${row.path} answers for it as for a track without digits`, async (context) => {
    const { browser } = context;
    const [plain, digits] = await Promise.all(
      [PLAIN, DIGITS].map((slug) => browser.ask('GET', addressOf(row, slug))),
    );
    assert.is(digits?.status, plain?.status, addressOf(row, DIGITS));
    if (digits?.status === 200) context.answered += 1;
  });
}

test('most of these reads have an answer', ({ answered }) => {
  assert.ok(answered > 45, String(answered));
});

test('it is found by slug, code and number, with its name', async ({ browser }) => {
  for (const slug of [DIGITS, String(trackByCode('Q7B2')?.id)]) {
    const config = await browser.call('GET /api/tracks/{slug}/config', { params: { slug } });
    assert.equal([config.code, config.name], ['Q7B2', '7 Bar 2 Downs'], slug);
  }
});

test.run();
