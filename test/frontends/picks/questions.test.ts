import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutSummary, summariesQuery, todayQuery } from '../../../frontends/picks/claude/claude.ts';
import {
  debateIntro,
  raceChoices,
  requestedRaceNumber,
  seatNames,
} from '../../../frontends/picks/debate/debate.ts';
import { racesNote, welcome } from '../../../frontends/picks/jake/messages.ts';
import { firstTen } from '../../../frontends/picks/press/news.ts';
import { exampleQuestions, isBlank, rateText, returnText } from '../../../frontends/picks/query/question.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { suggestedQuestions } = await import('../../../frontends/picks/chat/chat-box.tsx');
const { TalkMessage } = await import('../../../frontends/picks/jake/talk-message.tsx');
const { DebateRounds } = await import('../../../frontends/picks/debate/debate-rounds.tsx');

const test = suite('questions put to the analysts');

test('the welcome gives the three examples, word for word', () => {
  for (const example of [
    'How should I bet $400 on Race 3?',
    "Who's the best longshot in Race 5?",
    "What's your WPS pick for Race 7?",
  ])
    assert.ok(welcome.includes(example), example);
});

test('a message has the time of the racing clock, and none before that is known', () => {
  const timestamp = Date.parse('2026-11-23T22:59:00.000Z');
  const message = {
    id: 'm1',
    role: 'user',
    content: 'Who wins?',
    timestamp,
    analysedBy: null,
    parts: null,
  } as const;
  const racingOffset = Date.parse('2025-06-07T15:05:00.000Z') - timestamp;
  const shown = (offset: number | null) =>
    textOf(markupOf(() => createElement(TalkMessage, { message, racingOffset: offset }), {}));
  assert.match(shown(racingOffset), /11:05 AM ET by the racing clock/);
  assert.match(shown(-30_000), /5:58 PM ET/);
  assert.not.match(shown(-30_000), /racing clock/);
  assert.not.match(shown(null), /[AP]M/);
});

test('races of today are noted where there are any', () => {
  assert.is(racesNote(0), null);
  assert.is(racesNote(1), '1 race today');
  assert.is(racesNote(10), '10 races today');
});

test('a debate is of race 1 to 12 and of the later races of the card, race 1 by default', () => {
  assert.is(raceChoices(null).length, 12);
  assert.equal(
    [
      requestedRaceNumber(null, null),
      requestedRaceNumber('7', null),
      requestedRaceNumber('13', [1, 2]),
      requestedRaceNumber('0', null),
      requestedRaceNumber('x', null),
    ],
    [1, 7, 1, 1, 1],
  );
  assert.is(requestedRaceNumber('13', [12, 13]), 13);
  assert.equal(raceChoices([12, 13, 14]).at(-1), { value: '14', label: 'Race 14' });
  const labels = raceChoices([1, 2]).map(({ label }) => label);
  assert.is(labels[0], 'Race 1');
  assert.match(labels[2] ?? '', /^Race 3 \(not on/);
  assert.equal(seatNames, { claude: 'Claude 3.5 Sonnet', gpt: 'GPT-4o' });
});

const opening = { horse: 'QUICK LEDGER', programNumber: '4', confidence: 7, reasoning: 'Speed.' };
const final = { finalHorse: 'QUICK LEDGER', programNumber: '4', explanation: 'It stays.' };
const builtIn = { name: 'Built-in analyst: form and class', model: null, isBuiltIn: true, note: null };

function debateText(hasConsensus: boolean): string {
  const analysts = { claude: builtIn, gpt: { ...builtIn, name: 'A model', model: 'm', isBuiltIn: false } };
  const debate = {
    raceId: 'r',
    raceNumber: 1,
    round1: { claude: opening, gpt: opening },
    round2: { claudeCritique: { critique: 'Too short.' }, gptCritique: { critique: 'Too wide.' } },
    round3: { claudeFinal: final, gptFinal: final },
    consensus: {
      hasConsensus,
      horse: hasConsensus ? 'QUICK LEDGER' : null,
      explanation: 'Said why.',
      claudePick: 'QUICK LEDGER',
      gptPick: 'SLOW MARGIN',
    },
    checks: [],
    speakers: { round1: analysts, round2: analysts, round3: analysts },
    analysts,
    analysedBy: '',
  };
  return textOf(markupOf(() => createElement(DebateRounds, { debate }), {}));
}

test('a debate ends with a consensus and its horse, or a split and both', () => {
  assert.match(debateText(true), /CONSENSUS REACHED.*Quick Ledger.*Said why/);
  assert.match(debateText(false), /SPLIT DECISION.*Quick Ledger.*Slow Margin/);
  for (const words of ['Initial Analysis', 'Critical Analysis', 'Final Positions', '7/10'])
    assert.ok(debateText(true).includes(words), words);
});

test('a seat says when another analyst filled in for its model', () => {
  assert.match(
    debateText(true),
    /Claude 3\.5 Sonnet Built-in analyst \(no AI key set\): form and class, standing in for Claude 3\.5 Sonnet/,
  );
  assert.match(debateIntro, /^Claude 3\.5 Sonnet and GPT-4o .*Without an AI key built-in analysts stand in/);
  assert.not.match(debateText(true), /GPT-4o Built-in/);
});

test('a summary is cut at a hundred characters', () => {
  assert.is(cutSummary('a'.repeat(100)), 'a'.repeat(100));
  assert.is(cutSummary('a'.repeat(101)), `${'a'.repeat(100)}...`);
  assert.is(todayQuery('saratoga').staleTime, 120_000);
  assert.is(summariesQuery('saratoga').staleTime, 300_000);
});

test('there are five questions to begin with and four to ask the results', () => {
  assert.is(suggestedQuestions.length, 5);
  assert.is(exampleQuestions.length, 4);
  assert.ok(isBlank(' \n'));
  assert.not.ok(isBlank(' a'));
});

test('a rate carries its range, and an unknown one says so', () => {
  assert.is(rateText(37.5, { low: 13.7, high: 69.4 }), '37.5% (14 to 69)');
  assert.is(rateText(null, null), 'unknown');
  assert.is(returnText(-47.5, { low: -95, high: 94 }), '−47.5% (−95 to +94)');
});

test('ten items of news are shown', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ id: String(index) })) as never;
  assert.is(firstTen(items).length, 10);
});

test.run();
