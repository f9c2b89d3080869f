import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import {
  cardAnswer,
  dayLongshotsAnswer,
  dayPaceAnswer,
  dayPicksAnswer,
  EXAMPLES,
  helpAnswer,
  noCardAnswer,
  noSuchRaceAnswer,
  valueAnswer,
  weatherAnswer,
  whichRaceAnswer,
} from '#core/assistant/jake/card-answers.ts';
import type { CardInPlay, RaceView } from '#core/assistant/race-view.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('Answers on the card');

const OUT = aRunner({ programNumber: '7', horseName: "O'BRIEN'S LUCK", isScratched: true });
const room = await openAssistant({
  card: aCard({
    races: [aRace({ runners: [...FIELD, OUT] }), aRace({ number: 2, runners: [], postTime: null })],
  }),
});
const card: CardInPlay = present(await room.views.inPlay('saratoga'));
const views = await room.views.viewOf(card);
const [first, second] = [present(views[0]), present(views[1])];

const withVerdict = (
  view: RaceView,
  kind: 'BET' | 'WATCH' | 'PASS',
  sentence = 'So says the verdict.',
): RaceView => ({
  ...view,
  picks: { ...view.picks, verdict: { ...view.picks.verdict, kind, sentence } },
});

test('a track without a card, a race off the card and a question without a race are answered plainly', () => {
  assert.is(
    noCardAnswer('Saratoga').text,
    'There are no races at Saratoga today, so there is nothing to bet on.',
  );
  assert.is(
    noSuchRaceAnswer(card, 9).text,
    'There is no race 9 at Saratoga on Aug 2, 2025: the card has races 1 to 2.',
  );
  const short = { ...card, races: card.races.slice(0, 1) };
  assert.match(noSuchRaceAnswer(short, 9).text, /the card has only race 1\.$/);
  assert.match(
    whichRaceAnswer(card).text,
    /^Which race\? The card has races 1 to 2\. For example: How should I bet/,
  );
});

test('help lists every example, and says when it is tomorrow’s card', () => {
  const { text } = helpAnswer({ ...card, message: 'Tomorrow’s card.' });
  for (const example of EXAMPLES) assert.ok(text.includes(`- ${example}`), example);
  assert.match(text, /\(races 1 to 2\)\. Tomorrow’s card\.\n/);
});

test('without a play on the card the whole bankroll stays unbet', () => {
  const passes = views.map((view) => withVerdict(view, 'PASS'));
  assert.is(
    valueAnswer(passes, 400).text,
    'PASS: no price on the card is long enough now. The best use of $400 today is to keep it, or name a race for a small plan.\nPrices move: ask again once the odds board is up.',
  );
  assert.not.match(valueAnswer(passes, null).text, /\$/);
});

test('a bankroll is split evenly among the plays, in whole two-dollar bets', () => {
  const plays = [first, second, first].map((view) => withVerdict(view, 'BET'));
  const { text, tickets } = valueAnswer(plays, 100);
  assert.match(text, /^Bets on the card \(3 of 3 races\):\n/);
  assert.is(tickets.filter((line) => line.endsWith('So says the verdict. $32 to win.')).length, 3);
  assert.is(tickets.at(-1), 'Total $96 of $100, the same on each.');
});

test('a bankroll too small for a bet on each play names no amounts', () => {
  const { text } = valueAnswer([withVerdict(first, 'BET'), withVerdict(second, 'BET')], 3);
  assert.not.match(text, /to win|Total/);
});

test('the best three longshots of the card are listed, largest edge first', () => {
  const row = (horseName: string, edgePercentage: number) => ({
    horseName,
    programNumber: '1',
    price: aPrice(8),
    edgePercentage,
    mlPredictedWinRate: 17,
  });
  const withLongshots = (view: RaceView, rows: readonly object[]): RaceView => ({
    ...view,
    picks: {
      ...view.picks,
      longshotOpportunities: rows as unknown as RaceView['picks']['longshotOpportunities'],
    },
  });
  const { text } = dayLongshotsAnswer([
    withLongshots(first, [row('LOW', 21), row('TOP', 60)]),
    withLongshots(second, [row('MID', 40), row('LEAST', 20)]),
  ]);
  assert.equal(
    [...text.matchAll(/#1 (\w+) at/g)].map(([, name]) => name),
    ['Top', 'Mid', 'Low'],
  );
  assert.match(text, /- Race 2: #1 Mid at 8-1, edge 40% with the board blended in/);
  assert.match(
    dayLongshotsAnswer([withLongshots(first, [])]).text,
    /^PASS: no longshot on the card meets the criteria/,
  );
});

test('picks, pace and card have a line for every race, also for one without starters', () => {
  const picks = dayPicksAnswer(views, card).text.split('\n');
  assert.is(picks.length, 3);
  assert.match(picks[1] ?? '', /^- Race 1: #\d .*on the morning line\), (?:PASS|WATCH|BET)$/);
  assert.is(picks[2], '- Race 2: no starters');
  assert.equal(
    dayPaceAnswer(views)
      .text.split('\n')
      .map((line) => line.slice(0, 9)),
    ['How the r', '- Race 1:', '- Race 2:'],
  );
  const lines = cardAnswer(card).text.split('\n');
  assert.is(lines[0], 'Saratoga, Aug 2, 2025: 2 races.');
  assert.match(lines[1] ?? '', /^- Race 1, \d+:\d\d [AP]M ET: .*, 6 starters$/);
  assert.match(lines[2] ?? '', /^- Race 2, no post time yet: .*, 0 starters$/);
});

test('a race that is off without a pick has starters all the same', () => {
  const { primaryPick: _, ...picks } = first.picks;
  const unpicked: RaceView = { ...first, picks: { ...picks, primaryPick: null } };
  const off: RaceView = {
    ...unpicked,
    evidence: { ...first.evidence, isOff: true },
  };
  const lines = dayPicksAnswer([unpicked, off], card).text.split('\n');
  assert.equal(lines.slice(1), ['- Race 1: no pick yet', '- Race 1: off, no pick was made before the off']);
});

test('the weather names what is known, and what is not posted', () => {
  const withWeather = (weatherData: RaceView['picks']['weatherData']): RaceView => ({
    ...first,
    picks: { ...first.picks, weatherData },
  });
  const none = { temperature: null, description: null, trackCondition: null };
  assert.is(weatherAnswer([withWeather(none)], card).text, 'No weather report for Saratoga yet.');
  assert.is(weatherAnswer([], card).text, 'No weather report for Saratoga yet.');
  assert.is(
    weatherAnswer([withWeather({ ...none, temperature: 81.6 })], card).text,
    'At Saratoga for race 1 on the dirt: 82°F, track condition not posted.',
  );
  assert.is(
    weatherAnswer(
      [withWeather({ temperature: 81.6, description: 'Light Rain', trackCondition: 'Sloppy' })],
      card,
    ).text,
    'At Saratoga for race 1 on the dirt: 82°F, Light Rain, track Sloppy.',
  );
});

test('an unknown class is not announced, and a race name comes before its class', () => {
  const [race] = card.races;
  const linesOf = (change: Partial<typeof race>) =>
    cardAnswer({ ...card, races: [{ ...present(race), ...change }] }).text.split('\n')[1];
  assert.match(linesOf({ name: null, classification: null }) ?? '', /: class unknown, 6 starters$/);
  assert.match(linesOf({ name: 'The Lamplighter' }) ?? '', /: The Lamplighter, 6 starters$/);
});

test('scratched and also-eligible horses are no starters', () => {
  const runners = [aRunner(), aRunner({ programNumber: '2', listStatus: 'also-eligible' }), OUT];
  assert.match(cardAnswer({ ...card, races: [aRace({ runners })] }).text, /: 1 race\.\n.*, 1 starter$/);
});

test('tomorrow’s card says so in its picks and in its races', () => {
  const tomorrow = { ...card, message: 'Tomorrow’s card.' };
  assert.match(
    dayPicksAnswer(views, tomorrow).text,
    /^Picks for Saratoga, Aug 2, 2025\. Tomorrow’s card\.\n/,
  );
  assert.match(cardAnswer(tomorrow).text, /^Saratoga, Aug 2, 2025: 2 races\. Tomorrow’s card\.\n/);
});

test('an odd dollar of a bankroll stays unbet: whole two-dollar bets only', () => {
  const plays = [withVerdict(first, 'BET'), withVerdict(second, 'BET')];
  assert.is(valueAnswer(plays, 11).tickets.at(-1), 'Total $8 of $11, the same on each.');
  assert.is(valueAnswer(plays, 4).tickets.at(-1), 'Total $4 of $4, the same on each.');
});

test('the criteria of a longshot are those of the settings', () => {
  const { oddsToOne, chancePercent, edgePercentage } = analysisFor({ isKeySet: false }).settings.value
    .longshot;
  assert.is(
    dayLongshotsAnswer([]).text,
    `PASS: no longshot on the card meets the criteria (${oddsToOne}-1 or more, ${chancePercent}% to win, an edge of ${edgePercentage}%).`,
  );
});

test.run();
