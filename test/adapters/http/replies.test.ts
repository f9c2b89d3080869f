import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { jsonReply } from '#adapters/http/replies/json-reply.ts';
import { replyPick } from '#adapters/http/replies/reply-shape.ts';
import { subjectOf } from '#adapters/http/replies/reply-subject.ts';
import { makeSharedReplies } from '#adapters/http/replies/shared-replies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { recommendation } from '#contract/recommendation.ts';
import type { TopicName } from '#contract/topics.ts';
import { trackByCode } from '#core/card/track.ts';

const test = suite('Replies');

const person = z.object({ name: z.string(), best: z.object({ day: z.string() }).nullable() });

test('a field the contract does not name is not sent, at any depth', () => {
  const pick = replyPick(z.object({ people: z.array(person), any: z.record(z.string(), z.unknown()) }));
  const anna = { name: 'Anna', passwordHash: 'x', best: { day: 'Sat', secret: 1 } };
  assert.equal(pick({ people: [anna, { name: 'Ben', best: null }], any: { kept: { whole: 1 } }, extra: 2 }), {
    people: [
      { name: 'Anna', best: { day: 'Sat' } },
      { name: 'Ben', best: null },
    ],
    any: { kept: { whole: 1 } },
  });
});

test('lists and plain values at the top pass too', () => {
  assert.equal(replyPick(z.array(person))([{ name: 'A', best: null, x: 1 }]), [{ name: 'A', best: null }]);
  assert.is(replyPick(z.string())('as it stands'), 'as it stands');
});

test('the largest reply of the table is cut all the way down', () => {
  const pick = replyPick(recommendation);
  const cut = pick({
    raceNumber: 1,
    verdict: { kind: 'PASS', inner: 1 },
    valueBets: [{ horse: 'A', inner: 1 }],
  });
  assert.not.match(JSON.stringify(cut), 'inner');
});

test('a shared reply is made once for concurrent requests, and again after its lifetime', async () => {
  let now = 0;
  let replyCount = 0;
  const shared = makeSharedReplies(() => now);
  const ask = () =>
    shared.of('today', 1_000, async () => {
      replyCount += 1;
      return jsonReply(String(replyCount));
    });
  const texts = async (times: number) =>
    (await Promise.all(Array.from({ length: times }, ask))).map(({ plain }) => plain.toString());
  assert.equal(await texts(3), ['1', '1', '1']);
  now = 999;
  assert.equal(await texts(1), ['1']);
  now = 1_000;
  assert.equal(await texts(1), ['2']);
});

test('a reply is shared while it is made, however long that takes, and for its lifetime afterwards', async () => {
  let now = 0;
  let replyCount = 0;
  const shared = makeSharedReplies(() => now);
  let finish: () => void = () => undefined;
  const ask = () =>
    shared.of('slow', 1_000, async () => {
      replyCount += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return jsonReply(String(replyCount));
    });
  const first = ask();
  now = 90_000;
  const second = ask();
  finish();
  assert.is(await second, await first);
  now = 90_999;
  assert.is(await ask(), await first);
  now = 91_000;
  void ask();
  assert.is(replyCount, 2);
  finish();
});

test('shared replies that are over make room before others are dropped', async () => {
  let now = 0;
  let lookups = { hit: 0, miss: 0 };
  const shared = makeSharedReplies(
    () => now,
    (result) => {
      lookups = { ...lookups, [result]: lookups[result] + 1 };
    },
  );
  const ask = (key: string, forMs: number) => shared.of(key, forMs, async () => jsonReply(key));
  await ask('long', 60_000);
  for (let key = 0; key < 499; key += 1) await ask(`short ${key}`, 10);
  now = 2_000;
  await ask('other', 10);
  await ask('long', 60_000);
  assert.equal(lookups, { hit: 1, miss: 501 });
});

test('a shared reply is dropped when something changes, even while it is being made', async () => {
  const shared = makeSharedReplies(() => 0);
  const ask = (text: string) => shared.of('today', 1_000, async () => jsonReply(text));
  const before = ask('before');
  shared.forget(null);
  const after = await ask('after');
  assert.equal([(await before).plain.toString(), after.plain.toString()], ['before', 'after']);
});

test('an announcement drops the shared replies about its track and topic, and no others', async () => {
  const shared = makeSharedReplies(() => 0);
  const row = (path: string, changesWith?: readonly TopicName[]) =>
    ({ path, ...(changesWith && { changesWith }) }) as Pick<Endpoint, 'path' | 'changesWith'>;
  const calls = {
    'Saratoga odds': subjectOf(row('/api/odds/live/saratoga'), { params: {}, query: {} }),
    'Aqueduct odds': subjectOf(row('/api/odds/live/saratoga'), { params: {}, query: { track: 'aqueduct' } }),
    'Aqueduct race': subjectOf(row('/api/races/{id}'), {
      params: { id: 'aqueduct-2025-06-07-3' },
      query: {},
    }),
    'Aqueduct by number': subjectOf(row('/api/tracks/{slug}'), {
      params: { slug: String(trackByCode('AQU')?.id) },
      query: {},
    }),
    'metrics of all': subjectOf(row('/api/dashboard/metrics', ['results']), { params: {}, query: {} }),
    'metrics of Aqueduct': subjectOf(row('/api/dashboard/metrics', ['results']), {
      params: {},
      query: { track: 'aqueduct' },
    }),
  };
  const askAll = async (): Promise<readonly string[]> => {
    const fresh: string[] = [];
    for (const [key, about] of Object.entries(calls)) {
      const make = async () => {
        fresh.push(key);
        return jsonReply(key);
      };
      await shared.of(key, 1_000, make, about);
    }
    return fresh;
  };
  await askAll();
  assert.equal(await askAll(), []);
  const after = (topic: TopicName, track: string | null) => {
    shared.forget({ topic, track });
    return askAll();
  };
  assert.equal(await after('odds', 'saratoga'), ['Saratoga odds']);
  assert.equal(await after('odds', 'aqueduct'), ['Aqueduct odds', 'Aqueduct race', 'Aqueduct by number']);
  assert.equal(await after('odds', 'del-mar'), []);
  assert.equal(await after('results', 'del-mar'), ['metrics of all']);
  assert.equal(await after('tracks', 'aqueduct'), Object.keys(calls).slice(1));
  assert.equal(await after('results', null), Object.keys(calls));
});

test('a failed reply is not stored, and another key is another reply', async () => {
  const shared = makeSharedReplies(() => 0);
  await shared
    .of('a', 1_000, () => Promise.reject(new Error('away')))
    .then(
      () => assert.unreachable(),
      () => undefined,
    );
  const good = await shared.of('a', 1_000, async () => jsonReply('good'));
  const other = await shared.of('b', 1_000, async () => jsonReply('other'));
  assert.equal([good.plain.toString(), other.plain.toString()], ['good', 'other']);
});

test.run();
