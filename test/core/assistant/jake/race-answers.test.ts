import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  bankrollAnswer,
  exoticsAnswer,
  horseAnswer,
  longshotAnswer,
  paceAnswer,
  winnerAnswer,
  wpsAnswer,
} from '#core/assistant/jake/race-answers.ts';
import type { RaceView } from '#core/assistant/race-view.ts';
import type { Race } from '#core/card/race.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('Answers on a race');

async function viewOf(runners: Race['runners']): Promise<RaceView> {
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  return views.raceNumbered('saratoga', 1);
}

const SIR_NEVERMIND = aRunner({
  programNumber: '4',
  horseName: 'SIR NEVERMIND',
  toOne: 15,
  isScratched: true,
});

const three = await viewOf([...threeHorseRace().runners, SIR_NEVERMIND]);
const equals = await viewOf(FIELD);
const empty = await viewOf([]);
/** A race with value on Silver Latch, whatever the settings of the models. */
const playing: RaceView = {
  ...three,
  picks: {
    ...three.picks,
    verdict: {
      ...three.picks.verdict,
      kind: 'BET',
      programNumber: '1',
      sentence: 'Silver Latch at 7-5 or better.',
    },
  },
};

test('a race without starters has nothing to bet on, whatever is asked', () => {
  for (const { text, tickets } of [
    bankrollAnswer(empty, 400, 'even'),
    wpsAnswer(empty),
    winnerAnswer(empty),
  ]) {
    assert.match(text, /has no starters, so there is nothing to bet on\.$/);
    assert.equal(tickets, []);
  }
});

test('a bankroll with value is spent on tickets around the key horse, to the dollar', () => {
  const { text, tickets, races } = bankrollAnswer(playing, 400, 'even');
  assert.match(
    text,
    /^Race 1, 6F on dirt\.\nBET: Silver Latch at 7-5 or better\.\nA plan for \$400 around #1 /,
  );
  assert.equal(
    tickets.map((line) => line.replace(/, chance.*|;.*/, '')),
    [
      '- $180 win #1: costs $180',
      '- $50 exacta 1 / 3,2: 2 combinations, costs $100',
      '- $20 exacta 3,2 / 1: 2 combinations, costs $40',
      '- $40 trifecta 1 / 3,2 / 3,2: 2 combinations, costs $80',
      'Total $400 of $400',
    ],
  );
  for (const line of tickets) assert.ok(text.includes(line), line);
  assert.equal(races, [1]);
});

test('PASS advises keeping the money; WATCH, betting only at the price to take', () => {
  const answerUnder = (kind: 'WATCH' | 'PASS') =>
    bankrollAnswer(
      {
        ...equals,
        picks: {
          ...equals.picks,
          verdict: {
            ...equals.picks.verdict,
            kind,
            programNumber: '2',
            priceToTake: { text: '9-2', toOne: 4.5 },
          },
        },
      },
      400,
      'careful',
    );
  const { text, tickets } = answerUnder('PASS');
  assert.match(text, /^PASS: .*\nThe best use of \$400 here is to keep it\.$/m);
  assert.equal(tickets, []);
  assert.match(
    answerUnder('WATCH').text,
    /^Bet only if #2 Paper Lantern 2 is 9-2 or more near post time\. Then a plan for \$400:$/m,
  );
});

test('a dollar buys no ticket, and two hundred thousand dollars are too much for one race', () => {
  assert.match(bankrollAnswer(playing, 1, 'even').text, /\$1 does not buy a ticket: a win bet costs \$2\.$/);
  const { text, tickets } = bankrollAnswer(playing, 200_000, 'bold');
  assert.is(text, 'I plan for $100,000 at most: $200,000 would move any pool. Name a smaller bankroll.');
  assert.equal(tickets, []);
});

test('without a longshot the criteria are named, and the answer is PASS', () => {
  assert.match(
    longshotAnswer({ ...three, picks: { ...three.picks, longshotOpportunities: [] } }).text,
    /no longshot meets the criteria \(6-1 or more, 15% to win, an edge of 20%\)\. PASS on a longshot bet\./,
  );
});

test('a longshot is shown with its blended chance, the chance its price implies, the edge and the verdict', () => {
  const best = {
    horseName: 'OUR LAST WORD',
    programNumber: '2',
    price: aPrice(6),
    mlPredictedWinRate: 18,
    impliedOddsProbability: 100 / 7,
    edgePercentage: 26,
    potentialPayout: 14,
    reasoning: 'Closes well.',
  };
  const longshotOpportunities = [best] as unknown as RaceView['picks']['longshotOpportunities'];
  const { text } = longshotAnswer({ ...three, picks: { ...three.picks, longshotOpportunities } });
  assert.match(
    text,
    /the longshot is #2 Our Last Word at 6-1\.\nWe make its chance 18\.0% with the board blended in; its price implies 14\.3%, an edge of 26%\./,
  );
  assert.match(text, /A \$2 win bet would return \$14\.\nCloses well\./);
});

test('in a field of three every horse is sure to show, and place and show never pay less often than win', () => {
  const lines = wpsAnswer(three).tickets;
  const chances = lines.map((line) => Number(/([\d.]+)% to cash/.exec(line)?.[1]));
  assert.equal(
    lines.map((line) => line.split(':')[0]),
    ['- Win', '- Place', '- Show'],
  );
  assert.is(chances[2], 100);
  assert.ok((chances[0] ?? 0) <= (chances[1] ?? 0) && (chances[1] ?? 0) <= (chances[2] ?? 0));
});

test('a field too small for exotics says so and repeats the verdict of the race', () => {
  const { text } = exoticsAnswer(playing, null);
  assert.is(
    text,
    'Race 1, 6F on dirt: we have no exotic play in this race. BET: Silver Latch at 7-5 or better.',
  );
});

test('exotics show what they must pay to break even, and can be limited to one wager', () => {
  const { text, tickets } = exoticsAnswer(equals, 'exacta');
  assert.ok(tickets.length > 0 && tickets.every((line) => / exacta (?:box|key) /.test(line)), tickets.join());
  assert.ok(
    tickets.every((line) => / must pay \$[\d.]+ to break even$/.test(line)),
    tickets.join(),
  );
  assert.match(
    text,
    /We have no pools or will-pays for these bets; the Tickets tab estimates what they pay once prices are live\./,
  );
});

test('the pace answer gives the style of every starter that has one', () => {
  assert.match(
    paceAnswer(three).text,
    /Styles: #1 Silver Latch E \(8 early points\), #3 Marble Ferry E\/P \(4 early points\), #2 Our Last Word S \(1 early point\)/,
  );
});

test('the winner answer names the pick, its price and the three likeliest winners, likeliest first', () => {
  const { text } = winnerAnswer(three);
  assert.match(text, /^Race 1, 6F on dirt: the pick is #1 Silver Latch \(5-2 on the morning line\);/);
  const shares = [...(/Ranked by chance to win: (.*)/.exec(text)?.[1] ?? '').matchAll(/([\d.]+)%/g)];
  const values = shares.map(([, share]) => Number(share));
  assert.equal(
    values,
    [...values].sort((a, b) => b - a),
  );
  assert.is(values.length, 3);
});

test('a horse is answered with its price, its people, its chances and each analyst’s rank', () => {
  const runner = present(three.evidence.runners.find(({ programNumber }) => programNumber === '2'));
  const { text } = horseAnswer(three, runner);
  assert.match(
    text,
    /^#2 Our Last Word in race 1: 6-1 on the morning line; jockey Terence Moss Jr, trainer Jo Abernathy\./,
  );
  assert.match(text, /100\.0% to run in the first three\./);
  assert.match(text, /^Form analyst ranks it \d of 3: .*\nPace analyst ranks it \d of 3: /m);
});

test('a scratched horse is named as scratched, and an also-eligible runs only if it draws in', () => {
  assert.is(horseAnswer(three, SIR_NEVERMIND).text, '#4 Sir Nevermind in race 1 is scratched.');
  const waiting = aRunner({ programNumber: '12', horseName: 'SPARE PART' });
  assert.is(
    horseAnswer(three, waiting).text,
    '#12 Spare Part in race 1 is not in the body of the race: it runs only if it draws in.',
  );
});

const withPicks = (picks: Partial<RaceView['picks']>): RaceView => ({
  ...three,
  picks: { ...three.picks, ...picks },
});

test('a race is described by its name and by what is announced of its course', () => {
  const headOf = (picks: Partial<RaceView['picks']>) =>
    exoticsAnswer(withPicks(picks), null).text.split(': we')[0];
  assert.is(headOf({ raceName: 'The Lamplighter' }), 'Race 1 (The Lamplighter), 6F on dirt');
  assert.is(headOf({ surfaceName: 'Not announced' }), 'Race 1, 6F');
  assert.is(
    headOf({ surfaceName: 'Not announced', distance: 'Not announced' }),
    'Race 1, distance and surface not announced',
  );
});

const exotic = (betType: string) => ({
  ...present(equals.picks.exoticPlays[0]),
  betType,
  combination: '1 / 2,3',
  stake: 1,
  combinations: 2,
  cost: 2,
  hitChance: 0.123,
  breakEvenPayout: 2 / 0.123,
});

test('an exotic shows its cost, how often it cashes and what it must pay', () => {
  const { tickets } = exoticsAnswer(withPicks({ exoticPlays: [exotic('Exacta Key')] }), null);
  assert.equal(tickets, [
    '- $1 exacta key 1 / 2,3: 2 combinations, costs $2, chance to cash 12.3%, must pay $16.26 to break even',
  ]);
  const single = { ...exotic('Exacta'), combinations: 1, cost: 1 };
  assert.match(exoticsAnswer(withPicks({ exoticPlays: [single] }), null).text, /: 1 combination, costs \$1,/);
});

test("at most three exotics are shown, with the race's verdict", () => {
  const plays = ['Exacta Box', 'Exacta Key', 'Trifecta Key', 'Trifecta Box'].map((betType) =>
    exotic(betType),
  );
  const { text, tickets } = exoticsAnswer(withPicks({ exoticPlays: plays }), null);
  assert.is(tickets.length, 3);
  assert.match(text, /\n(?:BET|WATCH|PASS): /);
  assert.match(
    exoticsAnswer(withPicks({ exoticPlays: plays }), 'superfecta').text,
    /we have no superfecta play/,
  );
});

test('a longshot that only an analyst likes is shown as an opinion with the PASS', () => {
  const { claude, openai } = three.picks.opinions;
  const [row] = claude.ranking;
  const ranking = [{ ...present(row), reasons: [] }, ...claude.ranking.slice(1)];
  const opinions = {
    claude: { ...claude, ranking, longshot: present(row).horse },
    openai: { ...openai, longshot: null },
  };
  const { text } = longshotAnswer(withPicks({ longshotOpportunities: [], opinions }));
  assert.match(
    text,
    /PASS on a longshot bet\.\nForm analyst would look at #1 Silver Latch \(5-2 .*\): it ranks high\.\n/,
  );
});

test('a horse without known people is answered without them', () => {
  const runner = { ...present(three.evidence.runners[0]), jockey: null, trainer: null };
  assert.match(horseAnswer(three, runner).text, /^#1 Silver Latch in race 1: 5-2 on the morning line\.\n/);
});

test.run();
