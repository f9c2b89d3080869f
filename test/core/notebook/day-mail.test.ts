import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { bestAndWorst, dayMail } from '#core/notebook/day-mail.ts';
import type { LastCard, LastCardRace } from '#core/scorecards/record/last-card.ts';

const test = suite('the mail about how a card went');

const aCardRace = (change: Partial<LastCardRace> = {}): LastCardRace => ({
  raceNumber: 1,
  seq: 1,
  hash: 'hash 1',
  sealedText: '12:05 PM ET',
  verdict: 'BET',
  horse: { programNumber: '4', name: 'Paper Lantern' },
  priceToTake: { text: '3-1', toOne: 3 } as LastCardRace['priceToTake'],
  winners: [{ programNumber: '4', name: 'Paper Lantern', odds: 3.35 }],
  profit: 3.35,
  unsettled: null,
  balance: 3.35,
  isHit: true,
  hasChoice: true,
  missed: null,
  ...change,
});

const lost = aCardRace({
  raceNumber: 2,
  winners: [{ programNumber: '1', name: 'Tin <b>', odds: null }],
  profit: -1,
  balance: 2.35,
});
const passed = aCardRace({
  raceNumber: 3,
  verdict: 'PASS',
  horse: { programNumber: '7', name: 'SECOND THOUGHTS' },
  priceToTake: { text: '8-1', toOne: 8 } as LastCardRace['priceToTake'],
  profit: null,
  balance: 2.35,
});

const aLastCard = (races: readonly LastCardRace[], isDemo = false): LastCard => ({
  track: trackBySlug('saratoga'),
  trackCode: 'SAR',
  day: '2025-08-02' as RaceDay,
  isReplayed: false,
  isDemo,
  races,
});

const LINKS = { site: 'https://turn.example', stop: 'https://turn.example/stop-mail?key=abc' };

const HEAD = `picks 398 ${'3f'.repeat(32)} at 2025-08-02T22:00:00.000Z`;

const mailOf = (card: LastCard, links: typeof LINKS | { site: null; stop: null }, recordHeads = [HEAD]) =>
  dayMail({ card, links, recordHeads });

test('it carries the latest entries of the record, to check against later; none while nothing is sealed', () => {
  const { text, html } = mailOf(aLastCard([aCardRace()]), LINKS);
  for (const part of [text, html]) {
    assert.match(
      part,
      'anyone can check later at https://turn.example/record that nothing sealed so far has been changed.',
    );
    assert.match(part, HEAD);
  }
  assert.not.match(mailOf(aLastCard([aCardRace()]), LINKS, []).text, 'nothing sealed so far');
  assert.match(
    mailOf(aLastCard([aCardRace()]), { site: null, stop: null }).text,
    'anyone can check later that',
  );
});

test('a race is its seal, verdict, winner, bet and balance', () => {
  const { subject, text } = mailOf(aLastCard([aCardRace(), lost, passed]), LINKS);
  assert.is(subject, 'Clubhouse Turn: how Saratoga went, Aug 2');
  assert.match(
    text,
    'Race 1 (sealed 12:05 PM ET): BET #4 Paper Lantern at 3-1 or more. Won: #4 Paper Lantern, 3.35 to 1. Bet: +$6.70. Balance: +$6.70.',
  );
  assert.match(
    text,
    'Race 3 (sealed 12:05 PM ET): PASS. Won: #4 Paper Lantern, 3.35 to 1. Bet: no bet. Balance: +$4.70.',
  );
  assert.match(text, 'Balance: +$4.70 on 2 bets');
  assert.match(text, 'Best race: race 1, #4 Paper Lantern, +$6.70.');
  assert.match(text, 'Worst race: race 2, #4 Paper Lantern, −$2.00.');
});

test('a PASS names neither a horse nor a price, which would read like advice', () => {
  const { text, html } = mailOf(aLastCard([aCardRace(), passed]), LINKS);
  assert.not.match(text + html, /Second Thoughts|SECOND THOUGHTS|8-1/);
  assert.match(html, />PASS<\/td>(<td[^>]*>–<\/td>){2}/);
});

test('names in capitals are written like names', () => {
  const shouted = { programNumber: '4', name: "O'BRIEN LANTERN II", odds: 3.35 };
  const { text } = mailOf(aLastCard([aCardRace({ horse: shouted, winners: [shouted] })]), LINKS);
  assert.match(text, "BET #4 O'Brien Lantern II at 3-1 or more. Won: #4 O'Brien Lantern II, 3.35 to 1.");
});

test('links lead to the results of the day and to the end of these mails', () => {
  const { text, html } = mailOf(aLastCard([aCardRace()]), LINKS);
  assert.match(text, 'https://turn.example/race-results-ai?date=2025-08-02&track=saratoga');
  assert.match(text, LINKS.stop);
  assert.match(html, 'href="https://turn.example/stop-mail?key=abc"');
});

test('without the address of the site there are no links, and the profile is named', () => {
  const { text, html } = mailOf(aLastCard([aCardRace()]), { site: null, stop: null });
  assert.not.match(text + html, /https?:|href=/);
  assert.match(text, 'To stop these emails, open your profile.');
});

test('names are text in HTML too', () => {
  const { html } = mailOf(aLastCard([lost]), LINKS);
  assert.not.match(html, 'Tin <b>');
  assert.match(html, 'Tin &#60;b&#62;');
});

test('a day without bets has a sentence and neither best nor worst race', () => {
  const { text } = mailOf(aLastCard([passed]), LINKS);
  assert.match(text, 'No bet in 1 race.');
  assert.not.match(text, /Best race|Worst race|NaN|undefined/);
});

test('one bet, or bets that all lost the same, are neither best nor worst', () => {
  assert.is(bestAndWorst([aCardRace(), passed]), null);
  assert.is(bestAndWorst([lost, { ...lost, raceNumber: 4 }]), null);
  const found = bestAndWorst([lost, { ...lost, raceNumber: 4 }, aCardRace({ raceNumber: 5 })]);
  assert.equal([found?.best.raceNumber, found?.worst.raceNumber], [5, 2]);
});

test('the demo season is called simulated', () => {
  const demo = mailOf(aLastCard([aCardRace()], true), LINKS).text;
  for (const words of ['Simulated races', 'of the demo clock']) assert.match(demo, words);
  assert.not.match(mailOf(aLastCard([aCardRace()]), LINKS).text, 'demo');
});

test.run();
