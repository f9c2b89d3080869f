import type { Price } from '../card/price.ts';
import type { Race } from '../card/race.ts';
import { isStarter, type Runner } from '../card/runner.ts';
import { type Instant, MINUTE } from '../kernel/instant.ts';
import { type Board, type Movement, movementOf, type PoolMoney, shareOfPool } from './board.ts';
import { boardContent } from './board-content.ts';
import { interestOn, priceOn } from './board-price.ts';
import { type BoardStatus, boardStatus, currentBoard } from './current-board.ts';
import { fairChances } from './fair-chances.ts';

/**
 * How far the odds of a race can be trusted: a live board; one too old to bet by; the one at the off; no board but a
 * morning line; nothing at all.
 */
export type OddsStatus = BoardStatus | 'morning-line' | 'missing';

/** How much of the win pool is on a horse, in the documented words. */
export type Volume = 'heavy' | 'moderate' | 'light';

/** A horse of a race with its price on the board. */
export interface HorseOdds {
  readonly runner: Runner;
  /** What is bet on; null while the board does not show it. */
  readonly interest: string | null;
  /** Null for a horse that does not start and where the board shows none. */
  readonly price: Price | null;
  /** Null where nothing earlier is known. */
  readonly movement: Movement | null;
  /** Dollars to win, and their share of the pool, 0-1; null where not reported. */
  readonly dollars: number | null;
  readonly share: number | null;
  readonly volume: Volume | null;
  /** The chance that the prices of the board imply for its ticket, takeout removed; null without a board. */
  readonly chance: number | null;
}

/** The odds of a race as they are known at a moment. */
export interface OddsSheet {
  readonly status: OddsStatus;
  /** The board that counts; null without one. */
  readonly board: Board | null;
  /** The earlier board of the same source that movements are measured against; null without one. */
  readonly before: Board | null;
  /** Dollars in the pools of the board. */
  readonly pools: PoolMoney;
  /** In the order of the card. */
  readonly horses: readonly HorseOdds[];
  /** Boards of the source that counts, oldest first: the first one, each that shows something else than the one before, the last. */
  readonly history: readonly Board[];
}

/** Movements are measured over at least this long where boards go back that far. */
const LOOKS_BACK = 5 * MINUTE;

/** Shares of the win pool from which money is heavy, moderate. */
const HEAVY_FROM = 0.2;
const MODERATE_FROM = 0.08;

const UNKNOWN_MONEY: PoolMoney = { win: null, place: null, show: null };

function withoutBoards(race: Race): OddsStatus {
  return race.runners.some(({ morningLine }) => morningLine !== null) ? 'morning-line' : 'missing';
}

/** Of several boards of one moment the last counts; boards that repeat the one before are left out. */
function changes(boards: readonly Board[]): readonly Board[] {
  const currentBoards = [...new Map(boards.map((board) => [board.provenance.at, board])).values()];
  const contents = currentBoards.map(boardContent);
  const last = currentBoards.length - 1;
  return currentBoards.filter((_, nth) => nth === last || contents[nth] !== contents[nth - 1]);
}

/** The last board at least five minutes older than the one that counts, else the first there is before it. */
function comparedWith(history: readonly Board[], board: Board): Board | null {
  const { at: instant } = board.provenance;
  const earlier = history.filter(({ provenance }) => provenance.at < instant);
  return earlier.findLast(({ provenance }) => instant - provenance.at >= LOOKS_BACK) ?? earlier[0] ?? null;
}

function volumeOf(share: number | null): Volume | null {
  if (share === null) return null;
  if (share >= HEAVY_FROM) return 'heavy';
  return share >= MODERATE_FROM ? 'moderate' : 'light';
}

function chancesOn(board: Board): ReadonlyMap<string, number> {
  const running = board.interests.filter(({ isScratched, toOne }) => !isScratched && toOne !== null);
  const { chances } = fairChances(running.map(({ toOne }) => toOne));
  return new Map(running.map(({ interest }, index) => [interest, chances[index] ?? 0]));
}

const withoutBoard = (runner: Runner): HorseOdds => ({
  runner,
  interest: null,
  price: null,
  movement: null,
  dollars: null,
  share: null,
  volume: null,
  chance: null,
});

function horsesOn(
  race: Race,
  {
    board,
    before,
    status,
  }: { readonly board: Board; readonly before: Board | null; readonly status: BoardStatus },
): readonly HorseOdds[] {
  const chances = chancesOn(board);
  return race.runners.map((runner) => {
    const boardInterest = isStarter(runner) ? interestOn(board, runner.programNumber) : null;
    if (boardInterest === null || boardInterest.isScratched) return withoutBoard(runner);
    const { interest, toOne, money } = boardInterest;
    const earlier = before === null ? null : (interestOn(before, interest)?.toOne ?? null);
    const share = shareOfPool(board, interest, 'win');
    return {
      runner,
      interest,
      price: priceOn(board, interest, status),
      movement: movementOf(earlier, toOne),
      dollars: money.win,
      share,
      volume: volumeOf(share),
      chance: chances.get(interest) ?? null,
    };
  });
}

/** The odds of a race from all its boards; those from `now` or later are ignored. */
export function oddsSheet(race: Race, boards: readonly Board[], now: Instant): OddsSheet {
  const board = currentBoard(boards, now);
  if (board === null) {
    return {
      status: withoutBoards(race),
      board,
      before: null,
      pools: UNKNOWN_MONEY,
      horses: race.runners.map(withoutBoard),
      history: [],
    };
  }
  const ofSource = boards.filter(
    ({ provenance: { source, at: instant } }) => source === board.provenance.source && instant < now,
  );
  const history = changes(ofSource);
  const before = comparedWith(ofSource, board);
  const status = boardStatus(race, board, now);
  const horses = horsesOn(race, { board, before, status });
  return { status, board, before, pools: board.pools, horses, history };
}
