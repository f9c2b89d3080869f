import { trackAndDay } from '../../card/days-card.ts';
import { type Withdrawal, withdrawalIn } from '../../card/desk.ts';
import type { OtherReport } from '../../card/desk-entries.ts';
import type { Clock } from '../../kernel/functions.ts';
import { entriesInForce, isResultEntry, type ResultEntry } from '../desk/finish-entry.ts';
import type { FinishJournal } from '../desk/ports.ts';
import { otherPayoffs } from '../desk/same-payoffs.ts';
import { orderText } from '../order-text.ts';
import type { ResultStore } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** A manually entered result and its current status. */
export interface ListedFinish {
  readonly entry: ResultEntry;
  /** As placed: `5-7-11-2`. */
  readonly order: string;
  /** Null unless it was withdrawn. */
  readonly withdrawn: Withdrawal | null;
  /** No later entry replaced it, and no source reports a different order or payoff. */
  readonly isInForce: boolean;
  /** The result of the race as sources and charts report it. */
  readonly others: readonly OtherReport[];
}

function othersOn({ fact: { race } }: ResultEntry, sheets: readonly ResultSheet[]): readonly OtherReport[] {
  return sheets.flatMap(({ kind, races, provenance }) => {
    const other = races.find(({ raceNumber }) => raceNumber === race.raceNumber);
    if (other === undefined || kind === 'desk' || kind === 'simulation') return [];
    const order = orderText(other);
    const depth = order.split('-').length;
    const payoffs = otherPayoffs(race, other);
    const agrees = payoffs.length === 0 && orderText(race).split('-').slice(0, depth).join('-') === order;
    const text = [order, ...payoffs].join('; ');
    return [{ source: provenance.source, text, at: provenance.at, agrees, isInForce: true }];
  });
}

/**
 * The manually entered results of a track's day up to now, newest first, with what sources report. Refuses
 * `card.unknown-track` and `card.bad-day`.
 */
export function makeListFinishes(deps: {
  readonly journal: Pick<FinishJournal, 'entriesOn'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly clock: Clock;
}) {
  return async function listFinishes(trackKey: string, dayText: string): Promise<readonly ListedFinish[]> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const [all, sheets] = await Promise.all([
      deps.journal.entriesOn(track.slug, day),
      deps.results.sheetsBetween(track.code, day, day),
    ]);
    const now = deps.clock();
    const entries = all.filter((entry) => entry.at <= now);
    const last = new Map(entriesInForce(entries).map((entry) => [entry.raceId, entry]));
    return entries
      .filter(isResultEntry)
      .map((entry) => {
        const others = othersOn(entry, sheets);
        return {
          entry,
          order: orderText(entry.fact.race),
          withdrawn: withdrawalIn(entries, entry.desk.id, ({ at: instant }) => instant),
          isInForce: last.get(entry.raceId) === entry && others.every(({ agrees }) => agrees),
          others,
        };
      })
      .reverse();
  };
}

export type ListFinishes = ReturnType<typeof makeListFinishes>;
