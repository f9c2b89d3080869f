import { horseNameKey } from '../card/same-name.ts';
import type { SealedRater, SealedRating, SealedRatings } from '../picks/ledger/sealed-ratings.ts';
import type { RaceResult } from '../results/race-result.ts';
import { isOfAnotherCard, type TicketOutcome, ticketOutcomes } from '../results/ticket-outcome.ts';
import { chancesThatRan, publicChances } from '../scorecards/scoreboard/scored-race.ts';
import type { Interval } from '../training/scoring/bootstrap.ts';
import { pairedScore, type RatedRace } from '../training/scoring/paired-score.ts';
import type { MyLine } from './my-line.ts';

/** With whom a member's lines are compared: the final odds, our sealed chances, and those of the analysts. */
export type LineRival = 'public' | SealedRater;

/** A line held against the official result of its race. */
export interface ScoredLine {
  /** Track and day. */
  readonly card: string;
  readonly won: readonly number[];
  /** Of those that ran; they sum to one. */
  readonly mine: readonly number[];
  /** Null where a final price is missing, or where nothing was sealed on the same horses. */
  readonly rivals: Readonly<Record<LineRival, readonly number[] | null>>;
}

/** Log losses over the races where both are known; lower is better. */
export interface LineComparison {
  readonly rival: LineRival;
  readonly races: number;
  /** Means per race; null without a race. */
  readonly mine: number | null;
  readonly theirs: number | null;
  /** Mine less theirs: below 0 is better. */
  readonly difference: number | null;
  /** 95% interval of the difference, by whole cards; null with fewer than two. */
  readonly interval: Interval | null;
}

/** How a member's lines did. */
export interface LineRecord {
  readonly lines: number;
  /** Lines whose race has an official result. */
  readonly scored: number;
  /** No official result yet. */
  readonly pending: number;
  /** Canceled, without a sure winner, run by other horses than those on the line, or gone off before the line was made. */
  readonly leftOut: number;
  readonly comparisons: readonly LineComparison[];
}

const RIVALS: readonly LineRival[] = ['public', 'model', 'claude', 'openai'];

/** The sealed row of a horse: by its number and its name, as a card may be numbered anew. */
const rowOn = ({ rows }: SealedRating, programNumber: string, nameKey: string) =>
  rows.find(({ horses }) =>
    horses.some((horse) => horse.programNumber === programNumber && horseNameKey(horse.name) === nameKey),
  ) ?? null;

/** Sealed chances of the tickets of a line; null where a horse that ran is not among them. */
function sealedChances(
  { rows }: MyLine,
  sealed: SealedRating | null,
  field: TicketOutcome,
): readonly number[] | null {
  if (sealed === null) return null;
  const chances = rows.map(
    ({ horses }) =>
      horses
        .map((horse) => rowOn(sealed, horse.programNumber, horseNameKey(horse.name)))
        .find((row) => row !== null)?.chance ?? null,
  );
  if (chances.some((chance, index) => chance === null && field.ran[index] === true)) return null;
  return chancesThatRan(
    chances.map((chance) => chance ?? 0),
    field,
  );
}

/**
 * A line held against the result of its race: `pending` while not every starter is reported, `left-out` where the race has
 * no sure winner or was run by other horses. Scratched horses drop out and the rest is scaled.
 */
export function scoredLine(
  line: MyLine,
  race: RaceResult,
  card: string,
  sealed: SealedRatings | null,
): ScoredLine | 'pending' | 'left-out' {
  const ticketed = { tickets: line.rows };
  if (race.cancelled === null && !race.isFieldComplete) return 'pending';
  const field = ticketOutcomes(ticketed, race);
  const chances = line.rows.map(({ chance }) => chance);
  const mine = field === null ? null : chancesThatRan(chances, field);
  if (field === null || mine === null || isOfAnotherCard(ticketed, race)) return 'left-out';
  return {
    card,
    won: field.won.filter((_, position) => field.ran[position] === true),
    mine,
    rivals: {
      public: publicChances(ticketed, race, field),
      model: sealedChances(line, sealed?.model ?? null, field),
      claude: sealedChances(line, sealed?.claude ?? null, field),
      openai: sealedChances(line, sealed?.openai ?? null, field),
    },
  };
}

function comparison(rival: LineRival, lines: readonly ScoredLine[]): LineComparison {
  const races = lines.flatMap(({ card, won, mine, rivals }): readonly RatedRace[] => {
    const against = rivals[rival];
    return against === null ? [] : [{ card, won, chances: mine, against }];
  });
  if (races.length === 0)
    return { rival, races: 0, mine: null, theirs: null, difference: null, interval: null };
  const { logLoss, difference, interval } = pairedScore(rival, races);
  return { rival, races: races.length, mine: logLoss, theirs: logLoss - difference, difference, interval };
}

/** Adds lines up; each comparison is over the races where both chances are known. */
export function lineRecord(outcomes: readonly (ScoredLine | 'pending' | 'left-out')[]): LineRecord {
  const scored = outcomes.filter((outcome) => typeof outcome !== 'string');
  return {
    lines: outcomes.length,
    scored: scored.length,
    pending: outcomes.filter((outcome) => outcome === 'pending').length,
    leftOut: outcomes.filter((outcome) => outcome === 'left-out').length,
    comparisons: RIVALS.map((rival) => comparison(rival, scored)),
  };
}
