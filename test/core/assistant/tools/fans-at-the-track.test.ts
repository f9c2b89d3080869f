import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { AFTER_RACE_1, asking, asks, NOON } from './asking.ts';

const test = suite('questions in the words of fans at the track');

const records = present(aRunner().records);
const onTurf = (programNumber: string, horseName: string, toOne: number, starts: number, wins: number) => ({
  ...aRunner({ programNumber, horseName, toOne, jockey: aPerson('ROE AVERY', 50, 20) }),
  records: { ...records, turf: aRecord({ starts, wins }) },
});
const turfCard = aCard({
  races: [
    aRace({
      number: 1,
      surface: 'turf',
      runners: [
        onTurf('1', 'SILVER LATCH', 1, 10, 1),
        onTurf('2', 'QUIET FORD', 3, 6, 3),
        onTurf('3', 'TIN WHISTLE', 20, 1, 1),
      ],
    }),
    aRace({ number: 2, runners: [aRunner({ programNumber: '1', horseName: 'MARBLE BRIDGE', toOne: 2 })] }),
  ],
});

async function askingOnTurf(question: string): Promise<string> {
  const room = await openAssistant({ card: turfCard, now: NOON });
  return asks(room)(question);
}

test('a verdict that is asked for comes first', async () => {
  const ask = await asking();
  for (const question of [
    'is race 1 a bet or a pass',
    'should I skip the first',
    'race 1 playable?',
    'why is race 1 a pass',
  ])
    assert.match(
      await ask(question),
      /^Race 1, 6F on dirt\. (?:BET|WATCH|PASS): .*\nRanked by chance to win: #1 Silver Latch \d/,
      question,
    );
  const after = await asking(AFTER_RACE_1);
  assert.match(
    await after('is race 1 a bet or a pass'),
    /is off: betting is closed\.\nWinner: #2 Quiet Ford/,
  );
});

test('the return of a win bet: at the price of a horse, or at odds in the question', async () => {
  const ask = await asking();
  assert.match(
    await ask('what does $5 to win on the 2 in race 1 pay'),
    /^#2 Quiet Ford in race 1 has no live price yet, so what it would pay is not known\. Its morning line, the track's forecast, is 3-1\.$/,
  );
  assert.match(
    await ask("I'm new, how do I read odds of 9-5"),
    /^Odds of 9-5 mean \$9 of profit for each \$5 bet: a \$2 win ticket returns \$5\.60\./,
  );
  assert.match(
    await (await asking(AFTER_RACE_1))('what would $2 to win on Quiet Ford pay'),
    /betting is closed\.\n#2 Quiet Ford won by a neck/,
  );
});

test('the minimum stake and the takeout of a wager are those of the track', async () => {
  const ask = await asking();
  assert.is(
    await ask("what's the minimum for a superfecta"),
    'The superfecta minimum at Saratoga is $0.10 a combination.',
  );
  assert.match(
    await ask('what is the takeout on exactas here'),
    /^The takeout on exacta bets at Saratoga is 18\.5%/,
  );
  assert.is(
    await ask('how much is a $1 tri box 1 2 3 4'),
    '$24: a $1 trifecta box of 4 horses is 24 combinations.',
  );
  assert.match(await ask('cold exacta 2-1 in race 1 for $10'), /\n- \$10 exacta 2 \/ 1: costs \$10, /);
  assert.match(await ask('$2 daily double 1 and 2 with $12'), /^Daily double, races 1 to 2, .* for \$12:/);
});

test('who likes the turf, who is the longest shot, and how many run', async () => {
  assert.match(
    await askingOnTurf('who likes the turf in race 1'),
    /^Highest win rate on turf \(3 starts or more\) in race 1: 3 for 6, 50%, #2 Quiet Ford\.\n[\s\S]*Too few starts, or not known, for 1 starter\.$/,
  );
  assert.match(
    await askingOnTurf('who is the longest shot in race 1'),
    /^Highest morning line in race 1: 20-1, #3 Tin Whistle\./,
  );
  assert.match(await askingOnTurf('how many horses in the 1st'), /^3 starters in race 1\.\n/);
  assert.match(await askingOnTurf('what kind of race is the second?'), /^Race 2: 6F on dirt, /);
  assert.match(await askingOnTurf('show bet in race 1'), /^Race 1, .*ranked by chance to show: /);
  assert.is((await askingOnTurf('give me 2 horses for the first')).match(/^- #/gm)?.length, 2);
});

test('the jockey with the most mounts, and a follow-up about a jockey', async () => {
  const room = await openAssistant({ card: turfCard, now: NOON });
  assert.match(
    await askingOnTurf('which jockey has the most mounts'),
    /^Most horses to start, by jockey:\n- Avery Roe: 3 horses; race 1$/m,
  );
  const before = 'who rides Quiet Ford';
  const ask = asks(room);
  const answer = await ask(before);
  assert.match(
    await ask('is he any good', [{ question: before, answer }]),
    /^Avery Roe, jockey, on the card: /,
  );
});

test('the current price, asked for in other words, comes before the price to take', async () => {
  const ask = await asking();
  assert.match(
    await ask("what's the 2 in race 1 going off at right now"),
    /^#2 Quiet Ford in race 1: 3-1 on the morning line/,
  );
  assert.match(
    await ask('what would you need on Quiet Ford'),
    /^9-2 or more on #2 Quiet Ford in race 1\.\nWe make it 27\.7% to win, fair odds 3-1; the price now is 3-1 on the morning line\.\n/,
  );
});

test('everyday words: guys, gonna, yesterdays, lately', async () => {
  const ask = await asking();
  assert.match(await ask('do you guys take bets'), /^No bets are taken here/);
  assert.is(await ask('how did you guys do yesterday'), 'No settled picks at Saratoga for Aug 1, 2025.');
  assert.match(await ask('can I see yesterdays results'), /^Winners at Saratoga, Aug 1, 2025:/);
  assert.is(await ask('is it gonna rain'), 'No weather report for Saratoga yet.');
  assert.is(await ask("how's the track today"), 'No weather report for Saratoga yet.');
  assert.match(
    await ask('what has Silver Latch done lately'),
    /^#1 Silver Latch, race 1: 2 past races on the card/,
  );
  assert.match(await ask('has Silver Latch ever won at a mile'), /^#1 Silver Latch, race 1, its record:/);
});

test('early speed of a race already run is stated as before the off, with the finish', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.match(
    await ask('who has early speed in race 1'),
    /^Race 1, 6F on dirt is off: betting is closed\.\nWinner: #2 Quiet Ford, [\s\S]*\nBefore the off:\nRace 1, 6F on dirt: /,
  );
});

test('the next race, the races left, and when a race by its name goes', async () => {
  const [ask, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.match(await ask('next race'), /^Race 1, 6F on dirt: the pick is /);
  assert.match(await after('who do you like in the next race?'), /^Race 2, /);
  assert.match(await after('who should I bet next'), /^Race 2, /);
  assert.is(await after('how many races are left'), '1 race to come:\n- Race 2: 1:35 PM ET');
  assert.is(await after("when's the nightcap"), 'Race 2: 1:35 PM ET, in 15 minutes.');
});

test('a payoff that is asked for comes first, and one that is not stored is stated as missing', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.match(
    await ask('what was the exacta in race 1'),
    /official:\nNo exacta payoff of race 1 is stored\.\n#2 Quiet Ford won/,
  );
  assert.match(
    await ask('how much did the trifecta pay in race 1 yesterday'),
    /:\nNo trifecta payoff of race 1 is stored\.\n/,
  );
});

test('which race a horse is in, its sire, and whether it is a bet', async () => {
  const [ask, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.is(await ask('what race is Marble Bridge in'), '#1 Marble Bridge is entered in race 2, 1:35 PM ET.');
  assert.match(await after('what race is Quiet Ford in'), /^Race 1, official:\n#2 Quiet Ford won/);
  assert.match(await ask('who is Marble Bridge by'), /^#1 Marble Bridge in race 2: sire /);
  assert.match(
    await ask('is Marble Bridge a good bet'),
    /^9-5 or more on #1 Marble Bridge in race 2\.\nWe make it 53\.8% to win, fair odds 1-1; the price now is 2-1 on the morning line\.\n/,
  );
  assert.match(await ask('biggest purse today'), /^The largest purse of the card is \$/);
});

test('winners of a rider today are counted from the official results', async () => {
  const [ask, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.is(
    await after('how many winners has Avery Roe had today'),
    'Avery Roe, jockey: 0 wins today.\n1 race official today.',
  );
  assert.is(
    await after('who is the leading jockey today'),
    '- Robin Lane: 1 win (race 1)\n1 race official today.',
  );
  assert.is(await ask('leading jockey so far'), 'No race is official yet today.');
});

test('speed of a horse, first starts, value and trust in other words', async () => {
  const ask = await asking();
  assert.match(await ask('does Silver Latch get the lead'), /^#1 Silver Latch in race 1: running style /);
  assert.match(await ask('who is making their first start'), /^First-time starters in the races to come/);
  assert.match(
    await ask('is there value on Quiet Ford'),
    /^9-2 or more on #2 Quiet Ford in race 1\.\nWe make it 27\.7% to win/,
  );
  assert.is(await ask('can I trust you'), 'No settled picks at Saratoga for the last 365 days.');
  assert.match(await ask('who closes best in race 1'), /^Race 1, 6F on dirt: /);
  assert.match(
    await ask("what's your lock"),
    /^PASS: no price on the card is long enough now\.\n- Race 1, WATCH: /,
  );
});

test('the second of a race already run, and whether we picked a horse', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.match(
    await ask('which horse ran second in race 1'),
    /official:\n#2 Quiet Ford won.*\n#1 Silver Latch was second/,
  );
  assert.match(
    await ask('did you have Silver Latch'),
    /^No: no pick was made in race 1 before the off\.\nRace 1, official:\n#1 Silver Latch was 2nd/,
  );
});

test.run();
