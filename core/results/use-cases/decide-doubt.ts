import type { MemberId } from '../../accounts/member.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, WithLock } from '../../kernel/functions.ts';
import { parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DoubtChoice, DoubtDecision } from '../doubt.ts';
import { choicesFor } from '../doubtful-race.ts';
import type { ResultStore } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';
import { trackOfResults } from '../track-of-results.ts';

export interface DoubtAnswer {
  /** Slug, number or code. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
  readonly choice: DoubtChoice;
  readonly why: string;
  /** Null: the operator. */
  readonly by: MemberId | null;
}

export interface DecidedDoubt {
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  /** What was in doubt, a sentence each. */
  readonly doubts: readonly string[];
  /** The decision before this one; null where it is the first. */
  readonly before: DoubtDecision | null;
  readonly decision: DoubtDecision;
}

export interface DecideDoubtDeps {
  readonly results: Pick<ResultStore, 'sheetsBetween' | 'currentSheet' | 'keep'>;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
  readonly announce: Announce;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export const LONGEST_WHY = 200;

const invalid = (code: string, sentence: string): Refusal => new Refusal('invalid', code, sentence);

function reasonIn(text: string): string {
  const why = text.replace(/\s+/g, ' ').trim();
  if (why === '' || why.length > LONGEST_WHY) {
    throw invalid(
      'results.no-reason',
      `Give a reason in at most ${LONGEST_WHY} characters: it is stored with the decision.`,
    );
  }
  return why;
}

function dayIn(text: string): RaceDay {
  const day = parseRaceDay(text);
  if (day === null) throw invalid('results.bad-day', `"${text}" is not a date (YYYY-MM-DD).`);
  return day;
}

const raceIn = ({ races }: ResultSheet, number: number) =>
  races.find(({ raceNumber, doubts = [] }) => raceNumber === number && doubts.length > 0);

function refuseUnanswerable(
  { choice }: DoubtAnswer,
  sheets: readonly ResultSheet[],
  where: string,
  number: number,
) {
  if (sheets.length === 0) {
    throw new Refusal('not-found', 'results.no-doubt', `Nothing about ${where} is in doubt.`);
  }
  const isOpen = sheets.some((sheet) => choicesFor(raceIn(sheet, number) ?? {}).includes(choice));
  if (isOpen) return;
  throw invalid(
    'results.no-payoff-doubt',
    `No win or exotic payoff is in doubt in ${where}, so none can change the order. ` +
      'Decide that the order is right, or leave the race out.',
  );
}

/**
 * Stores a decision about a race in every sheet of its day that leaves it in doubt; a later decision takes
 * its place. Earlier sheets stay stored. Refuses ('invalid') an invalid date (`results.bad-day`), a missing reason
 * (`results.no-reason`), an invalid track (`results.bad-track`) and payoffs that give no order or are not in doubt
 * (`results.no-payoff-doubt`), and ('not-found', `results.no-doubt`) a race that is not in doubt.
 */
export function makeDecideDoubt(deps: DecideDoubtDeps) {
  const { results, allOrNothing, withLock, announce, clock, racingClock } = deps;

  /** Reads the sheet again under the lock: an import may have replaced it. */
  async function keepIn({ track, day, kind }: ResultSheet, number: number, decision: DoubtDecision) {
    await withLock(`results:${track}:${day}:${kind}`, async () => {
      const stored = await results.currentSheet(track, day, kind);
      if (stored === null || raceIn(stored.sheet, number) === undefined) return;
      const races = stored.sheet.races.map((race) =>
        race.raceNumber === number ? { ...race, decision } : race,
      );
      await results.keep({ ...stored.sheet, races }, stored.contentHash, racingClock());
    });
  }

  return async function decideDoubt(answer: DoubtAnswer): Promise<DecidedDoubt> {
    const { code: track, track: known } = trackOfResults(answer.track);
    const [day, why] = [dayIn(answer.day), reasonIn(answer.why)];
    const { raceNumber, choice, by } = answer;
    const decision: DoubtDecision = { choice, by, at: clock(), why };
    return allOrNothing(async () => {
      const all = await results.sheetsBetween(track, day, day);
      const sheets = all.filter((sheet) => raceIn(sheet, raceNumber) !== undefined);
      refuseUnanswerable(answer, sheets, `race ${raceNumber} of ${track} on ${day}`, raceNumber);
      for (const sheet of sheets) await keepIn(sheet, raceNumber, decision);
      await announce({ topic: 'results', track: known?.slug ?? null, day, raceNumber, at: racingClock() });
      const races = sheets.flatMap((sheet) => raceIn(sheet, raceNumber) ?? []);
      const sentences = races.flatMap(({ doubts = [] }) => doubts.map(({ sentence }) => sentence));
      const before = races.find((race) => race.decision !== undefined)?.decision ?? null;
      return { track, day, raceNumber, doubts: [...new Set(sentences)], before, decision };
    });
  };
}

export type DecideDoubt = ReturnType<typeof makeDecideDoubt>;
