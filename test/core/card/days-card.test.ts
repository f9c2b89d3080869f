import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cardOrRefusal,
  raceIdOrRefusal,
  raceNumbered,
  raceOrRefusal,
  trackAndDay,
  trackOrRefusal,
} from '#core/card/days-card.ts';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { present } from '#test/support/present.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('the card of a day, or a refusal');

const DAY = '2025-08-02' as RaceDay;

/** Kind, code and sentence of a refusal; fails the test where there is none. */
function refusalText(work: () => unknown): readonly string[] {
  const { kind, code, message } = refusalOf(work);
  return [kind, code, message];
}

test('a track is found by slug, number or code; an unknown one is refused by its name', () => {
  for (const key of ['del-mar', '185', 'DMR', 'dmr']) assert.is(trackOrRefusal(key).slug, 'del-mar', key);
  assert.equal(
    refusalText(() => trackOrRefusal('ascot')),
    ['not-found', 'card.unknown-track', 'There is no track "ascot".'],
  );
});

test('a day must be on the calendar', () => {
  assert.is(trackAndDay('saratoga', '2024-02-29').day, '2024-02-29');
  for (const text of ['2025-02-29', '2025-8-2', 'today', ''])
    assert.equal(
      refusalText(() => trackAndDay('saratoga', text)),
      ['invalid', 'card.bad-day', `"${text}" is not a date (YYYY-MM-DD).`],
    );
});

test('of a wrong track and a wrong day the track is named', () => {
  assert.is(refusalText(() => trackAndDay('ascot', 'today'))[1], 'card.unknown-track');
});

test('a day without a card is refused in the name of its track', () => {
  const track = present(trackBySlug('saratoga'));
  const card = aCard();
  assert.is(cardOrRefusal(card, track, DAY), card);
  assert.equal(
    refusalText(() => cardOrRefusal(null, track, DAY)),
    ['not-found', 'card.no-card', 'There is no card for Saratoga on 2025-08-02.'],
  );
});

test('a race is found by its number, not by its place', () => {
  const races = aCard().races.toReversed();
  assert.is(raceNumbered(races, 1, DAY), races[1]);
  for (const number of [0, 3, 1.5, Number.NaN])
    assert.equal(
      refusalText(() => raceNumbered(races, number, DAY)),
      ['not-found', 'card.unknown-race', `The card of 2025-08-02 has no race ${number}.`],
    );
});

test('a malformed race id is refused with the sentence of an unknown race', () => {
  assert.is(raceIdOrRefusal('saratoga-2025-08-02-1'), 'saratoga-2025-08-02-1');
  const sentence = ['not-found', 'card.unknown-race', 'There is no such race.'];
  assert.equal(
    refusalText(() => raceIdOrRefusal('race 1')),
    sentence,
  );
  assert.equal(
    refusalText(() => raceOrRefusal(null)),
    sentence,
  );
});

test.run();
