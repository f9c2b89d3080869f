import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type ChangeOutcome, changeLock, checkedChange, type SentChange } from '../notebook-change.ts';
import type { TakenChangeStore } from '../ports.ts';

/** Does a change, as of the time it was made, and gives what became of it. */
export type DoChange = (madeAt: Instant) => Promise<ChangeOutcome>;

interface TakeChangeDeps {
  readonly changes: TakenChangeStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

export interface ChangeRule {
  /** The change is passed over where a newer one of the same subject was taken. */
  readonly newestWins: boolean;
  /** It is recorded after it was done, not in one transaction with it: doing it again must change nothing. */
  readonly isRepeatable: boolean;
}

/**
 * Takes a change of a member's notebook once by its id: a repeat changes nothing and gets the same answer. A change that is
 * refused is not recorded, so it may be sent again. Refuses what `checkedChange` and the change itself refuse.
 */
export function makeTakeChange({ changes, clock, withLock }: TakeChangeDeps) {
  async function once(
    memberId: MemberId,
    change: SentChange,
    rule: ChangeRule,
    act: DoChange,
  ): Promise<ChangeOutcome> {
    const before = await changes.changeWith(memberId, change.id);
    if (before !== null) return before.outcome;
    const latest = rule.newestWins ? await changes.latestOn(memberId, change.subject) : null;
    const isOld = latest !== null && latest > change.madeAt;
    const outcome = isOld ? 'overruled' : await act(change.madeAt);
    await changes.record(memberId, { ...change, outcome });
    return outcome;
  }

  return async function takeChange(
    memberId: MemberId,
    sent: SentChange,
    rule: ChangeRule,
    act: DoChange,
  ): Promise<ChangeOutcome> {
    const change = checkedChange(sent, clock());
    if (rule.isRepeatable) return once(memberId, change, rule, act);
    return withLock(changeLock(memberId), () => once(memberId, change, rule, act));
  };
}

export type TakeChange = ReturnType<typeof makeTakeChange>;
