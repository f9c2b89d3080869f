import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  choiceLabel,
  type DoubtfulRace,
  decisionText,
  racesToList,
  raceTitle,
} from '../../../frontends/admin/doubts/doubts.ts';

const test = suite('results in doubt, for administrators');

const aRace = (more: Partial<DoubtfulRace> = {}): DoubtfulRace => ({
  track: 'SAR',
  date: '2031-08-07',
  raceNumber: 6,
  source: 'Chart of invented races',
  doubts: ['The Trifecta was paid on 5-7-11; the order of finish is 5-7-3.'],
  choices: ['order', 'payoffs', 'left-out'],
  decision: null,
  ...more,
});
const decision = {
  choice: 'payoffs',
  why: 'Stewards’ report',
  at: '2031-08-08T19:10:00Z',
  by: 'u1',
  byEmail: 'boss@example.com',
} as const;

test('a race says what is decided, why, by whom and when', () => {
  assert.match(raceTitle(aRace()), /^SAR, .*2031, race 6$/);
  assert.is(decisionText(aRace()), 'Undecided');
  const text = decisionText(aRace({ decision }));
  assert.match(text, /^The payoffs are right: Stewards’ report\. By boss@example\.com, .*3:10 PM/);
  const operator = { ...decision, by: 'operator', byEmail: null };
  assert.match(decisionText(aRace({ decision: operator })), 'By the operator,');
  assert.match(decisionText(aRace({ decision: { ...decision, byEmail: null } })), 'By a deleted account,');
});

test('where no payoff is in doubt, the race is right as reported or left out', () => {
  assert.is(choiceLabel('order', aRace()), 'The order is right');
  assert.is(choiceLabel('order', aRace({ choices: ['order', 'left-out'] })), 'Right as reported');
});

test('all open races are listed, and the ten decided ones that come first', () => {
  const open = Array.from({ length: 12 }, (_, index) => aRace({ raceNumber: index + 1 }));
  const decided = open.map((race) => ({ ...race, decision }));
  const listed = racesToList([...open, ...decided]);
  assert.equal([listed.length, listed.slice(0, 12)], [22, open]);
});

test.run();
