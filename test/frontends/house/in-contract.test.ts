import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerIn } from '#api/answer.ts';
import { HttpError } from '#api/http-error.ts';
import { shapeFor } from '#api/shapes/in-contract.ts';
import type { Shape } from '#api/shapes/shape.ts';
import { inShape, wholeInShape } from '#api/shapes/shape.ts';
import { replyShapes } from '#config/tooling/web/reply-shapes.ts';

const test = suite('an answer in the shape of the contract');

const weather: Shape = { temperature: 'number?', trackCondition: 'text', isOld: 'flag', 'note?': 'text' };
const card: Shape = { races: [{ number: 'number', entries: [{ odds: 'text?' }] }], message: 'text?' };
const known = globalThis as { replyShapes?: Readonly<Record<string, Shape>> };

test.before.each(() => {
  known.replyShapes = { 'GET /api/weather/{trackId}': weather, 'GET /api/tracks': [{ slug: 'text' }] };
});
test.after(() => {
  delete known.replyShapes;
});

test('what is as the contract has it stays as it is', () => {
  const whole = { temperature: 77, trackCondition: 'Fast', isOld: false, note: 'dry' };
  assert.equal(inShape(weather, whole), whole);
  assert.equal(inShape(card, { races: [], message: null }), { races: [], message: null });
});

test('what is missing is unknown, and never a figure', () => {
  assert.equal(inShape(weather, {}), { temperature: null, trackCondition: '', isOld: false });
  const { races } = inShape(card, { races: [{ entries: [{}, null, 'odd'] }] }) as {
    races: { number: number }[];
  };
  assert.ok(Number.isNaN(races[0]?.number));
  assert.equal((races[0] as unknown as { entries: unknown }).entries, [{ odds: null }]);
});

test('a text of digits serves as a number, a number as a text, and nothing else does', () => {
  assert.is(inShape('number', '50000'), 50_000);
  assert.is(inShape('text', 3.5), '3.5');
  for (const odd of ['', 'fast', {}, [], true]) assert.ok(Number.isNaN(inShape('number', odd)));
  for (const odd of [{}, [], true]) assert.is(inShape('text', odd), '');
});

test('fields that only the server knows of stay', () => {
  assert.equal(inShape(weather, { gusts: 20 }), {
    gusts: 20,
    temperature: null,
    trackCondition: '',
    isOld: false,
  });
  assert.equal(inShape({ '*': 'number' }, { mobile: 3, tablet: '4' }), { mobile: 3, tablet: 4 });
});

test('a list may come in an object of its own, and races as a list', () => {
  assert.equal(wholeInShape([{ slug: 'text' }], { tracks: [{ slug: 'a' }] }), [{ slug: 'a' }]);
  assert.equal(wholeInShape(card, [{ number: 1, entries: [] }]), {
    races: [{ number: 1, entries: [] }],
    message: null,
  });
});

test('no list where there has to be one, or nothing at all, is no answer', () => {
  assert.is(wholeInShape([{ slug: 'text' }], {}), undefined);
  assert.is(wholeInShape(card, null), undefined);
  assert.is(wholeInShape(weather, []), undefined);
  assert.is(wholeInShape({ ...weather, '?': true }, null), null);
});

const response = (text: string, checkedLength?: number) =>
  new Response(
    text,
    checkedLength === undefined ? {} : { headers: { 'Checked-Length': String(checkedLength) } },
  );

test('an answer that comes as our server made it is taken as it is; another is brought into shape', async () => {
  const path = '/api/weather/saratoga?track=x';
  assert.equal(await answerIn(response('{"a":1}', 7), 'GET', path), { a: 1 });
  const mended = { a: 1, temperature: null, trackCondition: '', isOld: false };
  assert.equal(await answerIn(response('{"a":1}'), 'GET', path), mended);
  assert.equal(await answerIn(response('{"a":1}', 8), 'GET', path), mended, 'changed on the way');
  assert.equal(await answerIn(response('{"a":1}'), 'GET', '/api/unheard-of'), { a: 1 });
  assert.is(await answerIn(response(''), 'PUT', path), null);
});

test('an answer that cannot be one counts as a failed call', async () => {
  const error = await answerIn(response('null'), 'GET', '/api/tracks').catch((caught: unknown) => caught);
  assert.instance(error, HttpError);
  assert.is((error as HttpError).status, 502);
});

test('the shape of a call is found by its address, a fixed word before a place to fill', () => {
  const shapes = replyShapes();
  const found = shapeFor(shapes, 'GET', '/api/weather/saratoga?x=1') as Readonly<Record<string, Shape>>;
  assert.is(found, shapes['GET /api/weather/saratoga']);
  assert.is(found['temperature'], 'number?');
  assert.ok(Array.isArray(shapeFor(shapes, 'GET', '/api/tracks')));
  assert.is(shapeFor(shapes, 'POST', '/api/tracks'), null);
});

test.run();
