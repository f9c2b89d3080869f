import { trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { parseRaceId, type Race, raceId } from '../../card/race.ts';
import { type Track, trackBySlug } from '../../card/track.ts';
import { answersOf } from '../../kernel/answers.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { Board } from '../board.ts';

/** A live source of odds; it refuses a day of which it has none ('not-found'). */
export interface BoardSource {
  /** As people know it. */
  readonly name: string;
  boardsOn(track: Track, day: RaceDay): Promise<readonly Board[]>;
}

export interface FetchBoardsDeps {
  readonly source: BoardSource;
  /** As they stand now. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly clock: Clock;
  /** Keeps boards; those it refuses are faults. */
  readonly record: (
    track: string,
    day: string,
    boards: readonly Board[],
  ) => Promise<{ readonly kept: number; readonly known: number; readonly faults: readonly string[] }>;
}

/** So long before its post a race has odds wherever it is bet on. */
const NEAR_POST_MS = 15 * MINUTE;

const isNearPost = ({ postTime, isCancelled }: Race, now: Instant): boolean =>
  isCancelled !== true && postTime !== null && postTime >= now && postTime - now <= NEAR_POST_MS;

const withoutOdds = ({ number, postTime }: Race, now: Instant): string =>
  `Race ${number} has no odds, ${counted(Math.ceil(((postTime ?? now) - now) / MINUTE), 'minute')} to post.`;

/** The board under the card's race id: sources know a track by its code, but a card of an unlisted track has its own slug. */
function boardAt(board: Board, { slug, code }: Track): Board {
  const parts = parseRaceId(board.raceId);
  const day = parseRaceDay(parts?.day ?? '');
  if (parts === null || day === null || parts.trackSlug === slug) return board;
  if (trackBySlug(parts.trackSlug)?.code !== code) return board;
  return { ...board, raceId: raceId(slug, day, parts.number, parts.isDemo) };
}

/** Fetches the boards of a day as one source shows them now; a race near its post without one is missing. */
export function makeFetchBoards({ source, record, cards, clock }: FetchBoardsDeps): FetchSource {
  async function withoutBoard(
    track: string,
    day: RaceDay,
    boards: readonly Board[],
  ): Promise<readonly string[]> {
    const now = clock();
    const racesWithBoard = new Set<string>(boards.map(({ raceId }) => raceId));
    const races = (await cards.cardFor(track, day))?.card.races ?? [];
    return races
      .filter((race) => isNearPost(race, now) && !racesWithBoard.has(race.id))
      .map((race) => withoutOdds(race, now));
  }

  return async function fetchBoards({ track: slug, day }, log) {
    const track = trackOrRefusal(slug);
    const { given } = await answersOf([source], (boardSource) => boardSource.boardsOn(track, day), log);
    const boards = given.flatMap(({ answer }) => answer).map((board) => boardAt(board, track));
    const missing = await withoutBoard(track.slug, day, boards);
    if (boards.length === 0) {
      log(`${source.name} shows no odds of the day yet.`);
      return { expected: missing.length === 0 ? null : missing.length, received: 0, faults: missing };
    }
    const { kept: stored, known, faults } = await record(track.slug, day, boards);
    return {
      expected: boards.length + missing.length,
      received: stored + known,
      faults: [...missing, ...faults],
    };
  };
}
