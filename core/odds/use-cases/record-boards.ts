import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { parseRaceId, type Race } from '../../card/race.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock } from '../../kernel/functions.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Board } from '../board.ts';
import { boardProblem } from '../board-problems.ts';
import type { OddsStore } from '../ports.ts';

/** What became of the boards of a day. */
export interface BoardsRecorded {
  /** Newly stored. */
  readonly kept: number;
  /** There already, to the last price. */
  readonly known: number;
  /** Why a board was refused, a sentence each. */
  readonly faults: readonly string[];
}

export interface RecordBoardsDeps {
  readonly odds: Pick<OddsStore, 'keep'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly allOrNothing: AllOrNothing;
  readonly announce: Announce;
  /** The racing clock. */
  readonly clock: Clock;
}

function failureOf(board: Board, races: readonly Race[]): string | null {
  const { raceId, provenance } = board;
  const race = races.find(({ id }) => id === raceId);
  const why = race === undefined ? 'the card has no such race' : boardProblem(board, race);
  if (why === null) return null;
  return `The board of ${raceId} from ${provenance.source} at ${toIso(provenance.at)} was refused: ${why}.`;
}

/** The one race they are of; null when there are several. */
function onlyRace(boards: readonly Board[]): number | null {
  const races = new Set(boards.map(({ raceId }) => parseRaceId(raceId)?.number ?? null));
  return races.size === 1 ? ([...races][0] ?? null) : null;
}

/**
 * Keeps the boards of a day's races and announces topic `odds` when one of them is new. A board of a race that the card
 * does not have, of a horse that is not in it or of prices that cannot be is refused alone, with a sentence. Refuses all
 * of them for an unregistered track (`card.unknown-track`), a bad day (`card.bad-day`) and a day without a card
 * (`card.no-card`).
 */
export function makeRecordBoards({ odds, cards, allOrNothing, announce, clock }: RecordBoardsDeps) {
  return async function recordBoards(
    trackKey: string,
    dayText: string,
    boards: readonly Board[],
  ): Promise<BoardsRecorded> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const checked = boards.map((board) => ({ board, fault: failureOf(board, card.races) }));
    const good = checked.flatMap(({ board, fault }) => (fault === null ? [board] : []));
    const added = await allOrNothing(async () => {
      const fresh = await odds.keep(good, clock());
      if (fresh.length > 0)
        await announce({
          topic: 'odds',
          track: track.slug,
          day,
          raceNumber: onlyRace(fresh),
          at: clock(),
        });
      return fresh.length;
    });
    return { kept: added, known: good.length - added, faults: checked.flatMap(({ fault }) => fault ?? []) };
  };
}

export type RecordBoards = ReturnType<typeof makeRecordBoards>;
