import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { oddsSheet } from '#core/odds/odds-sheet.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('the odds of a race');

const race = aRace();
const POST = Number(race.postTime);
const instantAt = (minutesBefore: number) => instant(POST - minutesBefore * MINUTE);
const board = (minutesBefore: number, prices: readonly (number | null)[], source = 'A tote'): Board =>
  aBoard({ raceId: race.id, at: instantAt(minutesBefore), prices, source });

test('without a board there is the morning line or nothing, and no price', () => {
  const line = oddsSheet(race, [], instantAt(5));
  assert.equal([line.status, line.board, line.history], ['morning-line', null, []]);
  assert.ok(line.horses.every(({ price, chance }) => price === null && chance === null));
  const none = aRace({ runners: [{ ...aRunner(), morningLine: null }] });
  assert.is(oddsSheet(none, [], instantAt(5)).status, 'missing');
});

test('prices move against the last board that is five minutes older', () => {
  const boards = [board(20, [9, 9, 9]), board(8, [5, 3, 2]), board(4, [6, 3, 2]), board(2, [7, 2, 2])];
  const { status, before, horses } = oddsSheet(race, boards, instantAt(1));
  assert.equal([status, before?.provenance.at], ['live', instantAt(8)]);
  assert.equal(
    horses.slice(0, 4).map(({ price, movement }) => [price?.text, movement]),
    [
      ['7-1', { movement: 'up', amount: 2, from: 5 }],
      ['2-1', { movement: 'down', amount: 1, from: 3 }],
      ['2-1', { movement: 'stable', amount: 0, from: 2 }],
      [undefined, null],
    ],
  );
});

test('without so old a board they move against the first, with one board alone nothing has moved', () => {
  const young = oddsSheet(race, [board(4, [5]), board(3, [6]), board(2, [7])], instantAt(1));
  assert.equal(young.horses[0]?.movement, { movement: 'up', amount: 2, from: 5 });
  const alone = oddsSheet(race, [board(4, [5]), board(2, [7], 'Other tote')], instantAt(1));
  assert.equal([alone.before, alone.horses[0]?.movement], [null, null]);
});

test('a horse that came onto the board later has not moved', () => {
  const { horses } = oddsSheet(race, [board(8, [2]), board(2, [3, 9])], instantAt(1));
  assert.equal(
    horses.slice(0, 2).map(({ price, movement }) => [price?.text, movement]),
    [
      ['3-1', { movement: 'up', amount: 1, from: 2 }],
      ['9-1', null],
    ],
  );
});

test('a horse that does not start has no price, whatever the board says', () => {
  const [first, ...others] = race.runners;
  if (first === undefined) throw new Error('the race is empty');
  const scratched = { ...race, runners: [{ ...first, isScratched: true }, ...others] };
  const { horses } = oddsSheet(scratched, [board(2, [2, 3, 4])], instantAt(1));
  assert.equal([horses[0]?.price, horses[1]?.price?.text], [null, '3-1']);
});

test('chances are those of the prices without the takeout', () => {
  const { horses } = oddsSheet(race, [board(2, [1, 2, 3])], instantAt(1));
  const chances = horses.map(({ chance }) => chance);
  assert.equal(
    chances.slice(0, 3).map((chance) => chance?.toFixed(6)),
    [6 / 13, 4 / 13, 3 / 13].map((chance) => chance.toFixed(6)),
  );
  assert.equal(chances.slice(3), [null, null, null]);
});

test('money is heavy, moderate or light by its share of the win pool', () => {
  const reportedBoard = board(2, [1, 5, 20]);
  const dollars = [600, 150, 50];
  const interests = reportedBoard.interests.map((boardInterest, nth) => ({
    ...boardInterest,
    money: { ...boardInterest.money, win: dollars[nth] ?? 0 },
  }));
  const { horses, pools } = oddsSheet(
    race,
    [{ ...reportedBoard, interests, pools: { ...reportedBoard.pools, win: 1_000 } }],
    instantAt(1),
  );
  assert.is(pools.win, 1_000);
  assert.equal(
    horses.slice(0, 4).map(({ share, volume, dollars: on }) => [share, volume, on]),
    [
      [0.6, 'heavy', 600],
      [0.15, 'moderate', 150],
      [0.05, 'light', 50],
      [null, null, null],
    ],
  );
});

test('a fifth of the pool is heavy, eight hundredths are moderate, a dollar less is not', () => {
  const reported = board(2, [1, 5, 8, 20]);
  const dollars = [200, 199, 80, 79];
  const interests = reported.interests.map((interest, nth) => ({
    ...interest,
    money: { ...interest.money, win: dollars[nth] ?? 0 },
  }));
  const pools = { ...reported.pools, win: 1_000 };
  assert.equal(
    oddsSheet(race, [{ ...reported, interests, pools }], instantAt(1))
      .horses.slice(0, 4)
      .map(({ volume }) => volume),
    ['heavy', 'moderate', 'moderate', 'light'],
  );
});

test('a board exactly five minutes older is the one that prices move against', () => {
  const { before } = oddsSheet(race, [board(20, [9]), board(7, [5]), board(2, [4])], instantAt(1));
  assert.is(before?.provenance.at, instantAt(7));
});

test('a horse that the board has out, or shows no price of, takes no share of the chances', () => {
  const reported = board(2, [1, 1, 3, null]);
  const interests = reported.interests.map((interest) => ({
    ...interest,
    isScratched: interest.interest === '3',
  }));
  const { horses } = oddsSheet(race, [{ ...reported, interests }], instantAt(1));
  assert.equal(
    horses.slice(0, 4).map(({ chance }) => chance),
    [0.5, 0.5, null, null],
  );
});

test('the history leaves out what did not change, keeps the last, and of one moment the last report', () => {
  const boards = [board(9, [5]), board(8, [5]), board(7, [6]), board(7, [4]), board(6, [4]), board(5, [4])];
  const { history } = oddsSheet(race, boards, instantAt(1));
  assert.equal(
    history.map(({ provenance, interests }) => [(POST - provenance.at) / MINUTE, interests[0]?.toOne]),
    [
      [9, 5],
      [7, 4],
      [5, 4],
    ],
  );
});

test('a board of later than now is neither shown nor in the history', () => {
  const { board: shownBoard, history } = oddsSheet(race, [board(9, [5]), board(2, [1])], instantAt(2));
  assert.equal([shownBoard?.provenance.at, history.length], [instantAt(9), 1]);
});

test.run();
