import type { Evidence } from '../../handicapping/evidence.ts';

/** What a race's betting interest is thought to be worth, 0-1. */
export interface TicketChances {
  /** `1` for 1 and 1A. */
  readonly interest: string;
  /** The prices known then, without their overround. */
  readonly market: number;
  /** Both analysts' views pooled, without the market's own share. */
  readonly views: number;
  /** Market and both views pooled. */
  readonly blended: number;
}

/** Chances by betting interest, in the order of the evidence. */
interface ViewsOfRace {
  readonly evidence: Pick<Evidence, 'interests'>;
  readonly market: readonly number[];
  readonly views: readonly number[];
  readonly blended: readonly number[];
}

/** The chances as rows. */
export const ticketChances = ({ evidence, market, views, blended }: ViewsOfRace): readonly TicketChances[] =>
  evidence.interests.map(({ number: interest }, index) => ({
    interest,
    market: market[index] ?? 0,
    views: views[index] ?? 0,
    blended: blended[index] ?? 0,
  }));
