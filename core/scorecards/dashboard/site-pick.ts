import { raceId } from '../../card/race.ts';
import { trackByCode } from '../../card/track.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry, SealedRow } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { settlementOf } from '../../results/settlement.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { straight } from '../../tickets/ticket.ts';
import type { ReplayedBet } from '../replay/replay-bets.ts';

/** The house's first horse for a race, sealed before the off, and what $2 to win on it came to. */
export interface SitePick {
  readonly entry: LedgerEntry;
  readonly bet: ReplayedBet;
}

/** Dollars on each pick. */
const STAKE = 2;

/** The id of the race on the card of the history that is shown. */
export function raceIdOf({ track, day, race }: FinishedRace, { history }: Pick<RacingNow, 'history'>) {
  const slug = trackByCode(track)?.slug ?? track.toLowerCase();
  return raceId(slug, day, race.raceNumber, history === 'demo');
}

/** What was sealed before the off knew less than the off; a race whose off nobody tells has no such pick. */
export function isBeforeOff(
  { racingAt }: Pick<LedgerEntry, 'racingAt'>,
  { off }: Pick<FinishedRace, 'off'>,
): boolean {
  const instant = parseInstant(racingAt);
  return off !== null && instant !== null && instant < off;
}

/** Of entries in their order the last on a race from before it went off; null where there is none. */
export const lastBeforeOff = <Entry extends Pick<LedgerEntry, 'racingAt'>>(
  entries: readonly Entry[],
  run: Pick<FinishedRace, 'off'>,
): Entry | null => entries.findLast((entry) => isBeforeOff(entry, run)) ?? null;

/** Rows that stand for a span of days, as entries; picks made afterwards are no picks of the house. */
export const sealedEntries = (rows: readonly SealedRow[]): readonly LedgerEntry[] =>
  rows.map(entryIn).filter(({ isReplayed }) => !isReplayed);

/** The sealed pick for a finished race; null where none was made before its off, or it was made from another card. */
export function sitePickFor(
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Pick<RacingNow, 'history'>,
): SitePick | null {
  const id = raceIdOf(run, racing);
  const entry = lastBeforeOff(
    entries.filter(({ raceId: of }) => of === id),
    run,
  );
  const horse = entry?.voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  if (entry === null || horse === null || isOfAnotherCard(entry, run.race)) return null;
  const { programNumber, name } = horse;
  const settled = settlementOf(straight('win', STAKE, [programNumber]), run.race);
  return { entry, bet: { kind: 'primary pick', wager: 'win', programNumber, horse: name, ...settled } };
}
