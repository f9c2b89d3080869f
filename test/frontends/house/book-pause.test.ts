import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeTicketIds, newTicketId } from '../../../frontends/frame/book/ticket-id.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { pauseEnd, usePause } = await import('../../../frontends/frame/paused/pause.ts');
const { dialed } = await import('../../../frontends/frame/book/help-line.tsx');
const { Refused } = await import('../../../frontends/frame/book/refused.tsx');

const test = suite('a pause and the writing of tickets');

const NOW = Date.parse('2025-08-02T15:00:00Z');
const help = { name: 'Helpline', phone: '1-800-GAMBLER' };

/** What a screen is given as the pause, as JSON; `answer` undefined is none yet. */
const pauseIn = (answer: unknown): string =>
  textOf(
    markupOf(() => createElement('p', null, JSON.stringify(usePause()) ?? 'not known yet'), {
      '/api/book/care': answer,
    }),
  );

test('a pause counts until its end; one that is over or cannot be read does not count', () => {
  assert.is(pauseEnd('2025-08-02T15:00:01.000Z', NOW), '2025-08-02T15:00:01.000Z');
  for (const none of ['2025-08-02T15:00:00.000Z', '', 'soon', null, undefined])
    assert.is(pauseEnd(none, NOW), null);
});

test('a screen knows the pause of its member, with whom to call', () => {
  assert.match(pauseIn({ pausedUntil: '2999-01-01T00:00:00.000Z', help }), /2999-01-01.*1-800-GAMBLER/);
  for (const answer of [
    { pausedUntil: null, help },
    { pausedUntil: '2020-01-01T00:00:00.000Z', help },
    {},
    null,
  ])
    assert.is(pauseIn(answer).trim(), 'null');
  assert.is(pauseIn(undefined).trim(), 'not known yet');
});

test('the number of the help line is one tap away', () => {
  assert.is(dialed('1-800-697-3738'), 'tel:+18006973738');
});

test('the number in a refusal is one tap away', () => {
  const html = markupOf(() => createElement(Refused, { sentence: 'Over your limit. Help: 1-800-697-3738.' }));
  assert.match(html, /<a href="tel:\+18006973738">1-800-697-3738<\/a>/);
  assert.match(textOf(html), /Over your limit\. Help: 1-800-697-3738 \./);
  assert.match(textOf(markupOf(() => createElement(Refused, { sentence: '' }))), /^\s*$/);
});

test('a ticket that says the same has the same id until it is forgotten', () => {
  assert.match(newTicketId(), /^[\da-f]{32}$/);
  const ids = makeTicketIds();
  const first = ids.of('win 5');
  assert.is(ids.of('win 5'), first);
  assert.is.not(ids.of('win 6'), first);
  ids.forget('win 5');
  assert.is.not(ids.of('win 5'), first);
});

test.run();
