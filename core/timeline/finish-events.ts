import { deskText } from '../card/desk.ts';
import type { RaceId } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import { type FinishEntry, isResultEntry } from '../results/desk/finish-entry.ts';
import { orderText } from '../results/order-text.ts';
import { eventOf, type RaceEvent } from './event.ts';

/** A race's manually entered results up to a moment, and their withdrawals; `entries` come oldest first. */
export function finishEvents(
  entries: readonly FinishEntry[],
  raceId: RaceId,
  now: Instant,
): readonly RaceEvent[] {
  const raceEntries = entries.filter((entry) => entry.raceId === raceId && entry.at <= now);
  const orders = new Map(
    raceEntries.filter(isResultEntry).map(({ desk, fact }) => [desk.id, orderText(fact.race)]),
  );
  return raceEntries.map(({ desk, at: instant, reason, fact }) => {
    const isResult = fact.what === 'result';
    const order = orders.get(isResult ? desk.id : fact.to) ?? null;
    return eventOf({
      kind: 'result',
      at: instant,
      what: isResult ? 'Result entered by hand' : 'Manual result withdrawn',
      before: isResult ? null : order,
      after: isResult ? order : null,
      detail: reason,
      source: deskText(desk),
      tier: 'live',
    });
  });
}
