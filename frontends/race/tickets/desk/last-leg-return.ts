import type { Followed } from './desk-calls.ts';

export type LastLegRow = NonNullable<Followed['lastLeg']>[number];

/** The stake that tracks show will-pays for most often, in dollars. */
export const usualStake = 2;
const highestStake = 1_000;

/** Dollars a ticket returns if a horse wins its last leg; null without its will-pay, and without the stake that is for. */
export function lastLegReturn(
  { stake }: Pick<LastLegRow, 'stake'>,
  willPay: { readonly dollars: number | null; readonly stake: number | null },
): number | null {
  if (stake == null || !willPay.dollars || !willPay.stake || willPay.stake > highestStake) return null;
  return Math.round((willPay.dollars / willPay.stake) * stake * 100) / 100;
}

/** The will-pays of a ticket that the member typed, kept in this browser. */
export type TypedWillPays = {
  /** Dollars that they are for; null while none is written. */
  readonly stake: number | null;
  /** By the horse's number. */
  readonly dollars: Readonly<Record<string, number | null>>;
  /** ISO instant of the racing clock when the last one was typed; null until one is, and without a clock. */
  readonly typedAt: string | null;
};

export const noWillPays: TypedWillPays = { stake: usualStake, dollars: {}, typedAt: null };

/** The will-pays of each ticket, by its first race and words. */
export type WillPaysOfTickets = { readonly tickets: Readonly<Record<string, TypedWillPays>> };

export const noneTyped: WillPaysOfTickets = { tickets: {} };

const mostTickets = 200;

/** With the will-pays of a ticket; the tickets typed for longest ago are forgotten first. */
export function withTyped(
  { tickets }: WillPaysOfTickets,
  key: string,
  typed: TypedWillPays,
): WillPaysOfTickets {
  const { [key]: _, ...others } = tickets;
  return {
    tickets: { ...Object.fromEntries(Object.entries(others).slice(-(mostTickets - 1))), [key]: typed },
  };
}

/**
 * Dollars that a ticket returns on average over its last leg, by the chances sent with it and the will-pays typed; null
 * until every horse it may win with has a chance and a will-pay.
 */
export function expectedReturn(
  rows: readonly Pick<LastLegRow, 'number' | 'stake' | 'chance'>[],
  { stake, dollars }: Pick<TypedWillPays, 'stake' | 'dollars'>,
): number | null {
  const parts = rows.map((row) => {
    const paid = lastLegReturn(row, { dollars: dollars[row.number] ?? null, stake });
    return paid === null || row.chance == null ? null : paid * row.chance;
  });
  if (parts.length === 0 || parts.includes(null)) return null;
  return Math.round(100 * parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)) / 100;
}
