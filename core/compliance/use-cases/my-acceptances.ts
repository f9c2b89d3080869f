import { toIso } from '../../kernel/instant.ts';
import type { Acceptance } from '../acceptance.ts';
import type { AcceptanceStore } from '../ports.ts';

/** An acceptance with its times as ISO text. */
export type WrittenAcceptance = Omit<Acceptance, 'acceptedAt' | 'receivedAt'> &
  Readonly<Record<'acceptedAt' | 'receivedAt', string>>;

/** A member's acceptances with all their evidence, as plain values with ISO times, for their download. */
export const makeMyAcceptances = (deps: { readonly acceptances: AcceptanceStore }) =>
  async function myAcceptances(memberId: string): Promise<readonly WrittenAcceptance[]> {
    const acceptances = await deps.acceptances.ofMember(memberId);
    return acceptances.map((acceptance) => ({
      ...acceptance,
      acceptedAt: toIso(acceptance.acceptedAt),
      receivedAt: toIso(acceptance.receivedAt),
    }));
  };
