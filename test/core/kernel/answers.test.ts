import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answersOf } from '#core/kernel/answers.ts';
import { Refusal, type RefusalExtra, type RefusalKind } from '#core/kernel/refusal.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('answers of several sources');

interface Source {
  readonly name: string;
  readonly answer: () => Promise<number>;
}

const giving = (name: string, answer: number): Source => ({ name, answer: async () => answer });

const refusing = (name: string, kind: RefusalKind = 'unavailable', extra: RefusalExtra = {}): Source => ({
  name,
  answer: () => Promise.reject(new Refusal(kind, `source.${name}`, `${name} refused.`, extra)),
});

/** The answers of sources, with what was logged meanwhile. */
async function answersFrom(...sources: Source[]) {
  const lines: string[] = [];
  const answers = await answersOf(
    sources,
    (source) => source.answer(),
    (line) => lines.push(line),
  );
  return {
    lines,
    faults: answers.faults,
    given: answers.given.map(({ source, answer }) => `${source.name} ${answer}`),
  };
}

test('every answer is given with its source, in the order of the sources', async () => {
  const { given, faults, lines } = await answersFrom(giving('Rail', 2), giving('Tote', 1));
  assert.equal([given, faults, lines], [['Rail 2', 'Tote 1'], [], []]);
});

test('a source that refuses is a fault and a line while another answers', async () => {
  const { given, faults, lines } = await answersFrom(
    refusing('Rail'),
    giving('Tote', 1),
    refusing('Paper', 'not-found'),
  );
  assert.equal(given, ['Tote 1']);
  assert.equal(faults, ['Rail refused.', 'Paper refused.']);
  assert.equal(lines, ['Rail: Rail refused.', 'Paper: Paper refused.']);
});

test('sources are asked one after the other', async () => {
  const events: string[] = [];
  const slow = (name: string): Source => ({
    name,
    answer: async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return 1;
    },
  });
  await answersFrom(slow('A'), slow('B'));
  assert.equal(events, ['A begins', 'A ends', 'B begins', 'B ends']);
});

test('when the only source refuses, its own refusal is passed on', async () => {
  const refusal = await refused(answersFrom(refusing('Rail', 'not-found')));
  assert.equal([refusal.kind, refusal.code, refusal.message], ['not-found', 'source.Rail', 'Rail refused.']);
});

test('when all refuse, one refusal has the sentences of all', async () => {
  const refusal = await refused(answersFrom(refusing('Rail', 'not-found'), refusing('Tote', 'not-found')));
  assert.equal([refusal.code, refusal.message], ['source.Rail', 'Rail refused. Tote refused.']);
});

test('a source with a retry time speaks for all', async () => {
  const sources = [
    refusing('Rail', 'not-found'),
    refusing('Paper'),
    refusing('Tote', 'too-many', { retryAfterSeconds: 60 }),
  ];
  const refusal = await refused(answersFrom(...sources));
  assert.equal([refusal.kind, refusal.code, refusal.retryAfterSeconds], ['too-many', 'source.Tote', 60]);
  assert.is(refusal.message, 'Tote refused. Rail refused. Paper refused.');
});

test('without a retry time, an unavailable host comes before a missing thing', async () => {
  const refusal = await refused(answersFrom(refusing('Rail', 'not-found'), refusing('Paper', 'unavailable')));
  assert.equal([refusal.kind, refusal.retryAfterSeconds], ['unavailable', null]);
});

test('a bug in a source is thrown and stops the round', async () => {
  let isLaterCalled = false;
  const later: Source = {
    name: 'Later',
    answer: async () => {
      isLaterCalled = true;
      return 1;
    },
  };
  const broken: Source = { name: 'Broken', answer: () => Promise.reject(new TypeError('broken')) };
  const end = await answersFrom(giving('Rail', 1), broken, later).catch((error: unknown) => error);
  assert.instance(end, TypeError);
  assert.not(isLaterCalled);
});

test('without sources the answers are empty', async () => {
  assert.equal(await answersFrom(), { given: [], faults: [], lines: [] });
});

test.run();
