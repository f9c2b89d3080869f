import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { chancesNow } from '#core/picks/longshots/chances-now.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { MORNING, recommendOn } from '#test/core/picks/picks-of.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('chances at current prices');
const { handicapper } = analysisFor({ isKeySet: false });
const race = aRace({ runners: FIELD });
const evidence = evidenceOf(race, new Map(), MORNING);
const recommendation = recommendOn(race);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isNear = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} ${b}`);

test('at unchanged prices the chances are those of the picks', () => {
  const { blended, views } = chancesNow(evidence, recommendation, handicapper);
  recommendation.tickets.forEach((ticket, index) => {
    isNear(blended[index] ?? 0, ticket.blended);
    isNear(views?.[index] ?? 0, ticket.views);
  });
});

test('without picks the fitted model counts, and there are no views', () => {
  const { blended, views } = chancesNow(evidence, null, handicapper);
  assert.is(views, null);
  isNear(sum(blended), 1);
});

test('a horse whose price shortens gains chance, the others keep their lean, and all sum to one', () => {
  const shortened = evidence.interests.map((interest, index) =>
    index === 5 ? { ...interest, price: aPrice(3, { kind: 'live' }) } : interest,
  );
  const before = chancesNow(evidence, recommendation, handicapper).blended;
  const after = chancesNow({ ...evidence, interests: shortened }, recommendation, handicapper).blended;
  isNear(sum(after), 1);
  assert.ok((after[5] ?? 0) > (before[5] ?? 0));
  assert.ok((after[0] ?? 0) < (before[0] ?? 0));
  isNear((after[0] ?? 0) / (after[1] ?? 1), (before[0] ?? 0) / (before[1] ?? 1));
});

test('a horse the picks do not cover gets the market’s chance', () => {
  const covered = { ...recommendation, tickets: [] };
  const { blended, views } = chancesNow(evidence, covered, handicapper);
  assert.equal(blended, views);
  assert.ok((blended[0] ?? 0) > (blended[1] ?? 0), 'the favorite is the likeliest of the market');
});

test.run();
