import type { CallArguments } from '#api/api.ts';

/** The stake that tracks show will-pays for most often, in dollars. */
export const usualStake = 2;
const highestStake = 1_000;

/** The will-pays of a ticket that the member typed, kept in this browser. */
export type TypedWillPays = {
  /** Dollars that they are for; null while none is written. */
  readonly stake: number | null;
  /** By the horse's number. */
  readonly dollars: Readonly<Record<string, number | null>>;
  /** ISO instant of the racing clock when each was typed, by the horse's number; left out without a clock. */
  readonly typedAt: Readonly<Record<string, string>>;
};

export const noWillPays: TypedWillPays = { stake: usualStake, dollars: {}, typedAt: {} };

/** The will-pays of each ticket, by its first race and words. */
export type WillPaysOfTickets = { readonly tickets: Readonly<Record<string, TypedWillPays>> };

export const noneTyped: WillPaysOfTickets = { tickets: {} };

/** The will-pays typed for a ticket. */
export const typedFor = ({ tickets }: WillPaysOfTickets, key: string): TypedWillPays =>
  tickets[key] ?? noWillPays;

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

/** With the will-pay of a horse, typed now; the times of the others stay. */
export function withWillPay(
  typed: TypedWillPays,
  number: string,
  dollars: number | null,
  now: number | null,
): TypedWillPays {
  const { [number]: _, ...others } = typed.typedAt;
  const isTimed = dollars !== null && now !== null;
  return {
    ...typed,
    dollars: { ...typed.dollars, [number]: dollars },
    typedAt: isTimed ? { ...others, [number]: new Date(now).toISOString() } : others,
  };
}

/** When the oldest of the will-pays of these horses was typed; null while one has no time. */
export function oldestTyped({ typedAt }: TypedWillPays, numbers: readonly string[]): string | null {
  const times = numbers.map((number) => typedAt[number] ?? null);
  const known = times.filter((time) => time !== null);
  return known.length < times.length ? null : (known.toSorted()[0] ?? null);
}

export type SentWillPays = NonNullable<CallArguments<'POST /api/tickets/follow'>['body']['willPays']>;

/** The will-pays as the call takes them; null while none is typed, and without a stake of $1,000 or less. */
export function sentWillPays({ stake, dollars }: TypedWillPays): SentWillPays | null {
  if (!stake || stake > highestStake) return null;
  const horses = Object.entries(dollars).flatMap(([number, paid]) =>
    paid ? [{ number, dollars: paid }] : [],
  );
  return horses.length === 0 ? null : { base: stake, horses };
}
