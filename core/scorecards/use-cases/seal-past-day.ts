import { formIn } from '../../card/form.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import type { Race, RaceId } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import { aroundRace, evidenceOf } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import { type Instant, instant, MINUTE, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { PickToSeal } from '../../picks/ledger/pick-to-seal.ts';
import type { LedgerStore, Seal } from '../../picks/ports.ts';
import { recommend } from '../../picks/recommendations/recommend.ts';

export interface SealPastDayDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'>;
  readonly knownAround: KnownAround;
  /** Only built-in analysts rate: no outside analyst is asked about races that were run. */
  readonly analysis: Analysis;
  readonly ledger: Pick<LedgerStore, 'lastOf'>;
  readonly seal: Seal;
}

/** The moment of a replayed pick: the last one at which somebody would still have got a bet down. */
const BEFORE_OFF = 2 * MINUTE;

interface RaceThen {
  readonly race: Race;
  readonly now: Instant;
}

const raceThen = (race: Race): RaceThen => ({
  race,
  now: race.postTime === null ? noonOf(race) : shift(race.postTime, -BEFORE_OFF),
});

/**
 * Seals the picks of a day that was run as they would have been made shortly before each off, marked as replayed: of the
 * card, the boards and the weather nothing later is looked at. A day that stands so already is left alone. Gives how
 * many entries were new.
 */
export function makeSealPastDay({ cards, knownAround, analysis, ledger, seal }: SealPastDayDeps) {
  const { madeWith } = analysis;

  async function isSealed({ card, contentHash }: StoredCard): Promise<boolean> {
    const ids = card.races.filter(({ runners }) => runners.length > 0).map(({ id }) => id as RaceId);
    const rows = (await ledger.lastOf(ids, true)).map(entryIn);
    const current = rows.filter(({ inputs, madeWith: by }) => inputs.card === contentHash && by === madeWith);
    return current.length === ids.length;
  }

  async function picksOf({ card, contentHash: cardHash }: StoredCard): Promise<readonly PickToSeal[]> {
    const forms = await cards.formsOf(card.races, noonOf(card));
    const moments = card.races.map(raceThen);
    const asThough = moments.map(({ race, now }) => ({ ...race, postTime: now }));
    const last = instant(Math.max(noonOf(card), ...moments.map(({ now }) => now)));
    const known = await knownAround(asThough, forms, last);
    return moments.map(({ race, now }) => {
      const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(known, race));
      return { evidence, recommendation: recommend(evidence, analysis, card.provenance), cardHash, madeWith };
    });
  }

  return async function sealPastDay(trackSlug: string, day: RaceDay): Promise<number> {
    const storedCard = await cards.cardFor(trackSlug, day);
    if (storedCard === null || (await isSealed(storedCard))) return 0;
    return seal(await picksOf(storedCard), { isReplayed: true });
  };
}

export type SealPastDay = ReturnType<typeof makeSealPastDay>;
