import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { opposes } from '#core/assistant/debate/opposing.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('A case against the horse both opened on');

const NAMES: Readonly<Record<string, string>> = {
  '1': 'SILVER LATCH',
  '1A': "O'BRIEN'S LUCK",
  '2': 'OUR LAST WORD',
  '3': 'MARBLE FERRY',
};
const runners = Object.entries(NAMES).map(([programNumber, horseName]) =>
  aRunner({
    programNumber,
    horseName,
    coupledWith: programNumber.startsWith('1') ? '1' : null,
    isScratched: programNumber === '3',
  }),
);
const evidence = evidenceOf(
  aRace({ runners }),
  new Map(),
  parseInstant('2025-08-02T12:00:00-04:00') as Instant,
);
const isCase = (text: string, against = '1'): boolean => opposes(text, { evidence }, against);

for (const text of [
  'Our Last Word has the better late pace.',
  'I would rather have #2.',
  'The 2 closes better than Silver Latch.',
  'Silver Latch is no bet at 2-1.',
  'At even money it gives nothing away.',
  'It would have to be 8-1 or more.',
])
  test(`is one: ${text}`, () => assert.ok(isCase(text)));

for (const text of [
  'I agree, Silver Latch is the best of them.',
  '#1 is the number two pick of nobody.',
  "O'Brien's Luck, its mate of the entry, is as good.",
  'The 1A runs for the same ticket.',
  'Marble Ferry would have been a danger.',
  'Silver Latch won 2 of 5 at 1 1/8 miles.',
  'The field is weak, and the price is fair.',
  'It is a 3-year-old and the one to beat.',
])
  test(`is none: ${text}`, () => assert.not.ok(isCase(text)));

test('against another horse the entry is a rival', () => assert.ok(isCase('The 1A is quicker.', '2')));

test.run();
