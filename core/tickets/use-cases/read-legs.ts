import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { aroundRace, type Evidence, evidenceInstant, evidenceOf } from '../../handicapping/evidence.ts';
import { finishOrder } from '../../handicapping/finish-order.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { chancesOn, lineOnRace } from '../../handicapping/line-on-race.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  chancesUsed,
  isUsable,
  type LineOfMember,
  type LineOnRace,
  OUR_CHANCES,
} from '../line-for-tickets.ts';
import { fieldWithPrices, type PricedLeg, type PricedLegs } from '../priced-leg.ts';
import { type AnyWager, isMultiRace, LEGS } from '../wager.ts';

interface ReadLegsDeps {
  readonly cards: CardStore;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
  readonly handicapper: Handicapper;
}

/** The races of a wager that begins with a race. */
async function racesFrom(cards: CardStore, first: Race, wager: AnyWager): Promise<readonly Race[]> {
  if (!isMultiRace(wager)) return [first];
  const day = await cards.cardFor(first.trackSlug, first.day);
  const last = first.number + LEGS[wager] - 1;
  const races = (day?.card.races ?? []).filter(({ number }) => number >= first.number && number <= last);
  if (races.length === LEGS[wager]) return races.toSorted((a, b) => a.number - b.number);
  const sentence = `A ${wager} from race ${first.number} needs races ${first.number} to ${last}; the card does not have them all.`;
  throw new Refusal('invalid', 'handicapping.ticket-legs', sentence);
}

/** A race with what is known of it, and the line that the member drew by then; null without one or where none is asked for. */
interface KnownRace {
  readonly race: Race;
  readonly evidence: Evidence;
  readonly line: LineOfMember | null;
  /** Whether the member drew or changed it later. */
  readonly isLater: boolean;
}

async function withLine(
  race: Race,
  evidence: Evidence,
  lineOn: LineOnRace | null,
  now: Instant,
): Promise<KnownRace> {
  const numbers = evidence.interests.map(({ number }) => number);
  const line = (await lineOn?.(race, numbers)) ?? null;
  const isLater = line !== null && line.madeAt > now;
  return { race, evidence, line: isLater ? null : line, isLater };
}

function legOf({ race, evidence, line }: KnownRace, handicapper: Handicapper): PricedLeg {
  const chances = isUsable(line) ? line.chances : chancesOn(lineOnRace(evidence, handicapper), evidence);
  return {
    race,
    ...fieldWithPrices(evidence, chances),
    order: finishOrder(chances, handicapper.order.exponents),
  };
}

interface KnownRaces {
  readonly first: Race;
  readonly card: PricedLegs['sources']['card'];
  readonly known: readonly KnownRace[];
  readonly now: Instant;
  /** Whether the member asked for tickets by a line of their own. */
  readonly isByLine: boolean;
}

function pricedLegs(
  { first: { trackSlug, day }, card, known, now, isByLine }: KnownRaces,
  handicapper: Handicapper,
): PricedLegs {
  const { order, model } = handicapper;
  const firstEvidence = known[0]?.evidence;
  const withLines = known.map(({ race: { number }, line, isLater }) => ({ number, line, isLater }));
  return {
    trackSlug,
    day,
    legs: known.map((race) => legOf(race, handicapper)),
    model: { name: model.name, version: model.version },
    chancesUsed: isByLine ? chancesUsed(withLines, { trackSlug, day }) : OUR_CHANCES,
    exponents: order.exponents,
    orderVersion: order.version,
    sources: { card, board: firstEvidence?.board ?? null, upTo: toIso(firstEvidence?.upTo ?? now) },
  };
}

/**
 * The races of a wager that begins with a race, with our chances of this moment; with `lineOn` those of the member's line
 * in every race where it has a chance for each betting interest. Refuses an id that names no race
 * ('not-found', `card.unknown-race`), a wager over more races than the card has left (`handicapping.ticket-legs`) and one
 * whose first race is off ('conflict', `handicapping.ticket-off`).
 */
export function makeReadLegs({ cards, knownAround, clock, handicapper }: ReadLegsDeps) {
  return async function readLegs(
    idText: string,
    wager: AnyWager,
    lineOn: LineOnRace | null = null,
  ): Promise<PricedLegs> {
    const { race: first, provenance: card } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const races = await racesFrom(cards, first, wager);
    const now = clock();
    if (isOff(first, now))
      throw new Refusal(
        'conflict',
        'handicapping.ticket-off',
        `Race ${first.number} is off: betting is closed.`,
      );
    const forms = await cards.formsOf(races, evidenceInstant(first, now));
    const around = await knownAround(races, forms, now);
    const known = await Promise.all(
      races.map((race) => {
        const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(around, race));
        return withLine(race, evidence, lineOn, now);
      }),
    );
    return pricedLegs({ first, card, known, now, isByLine: lineOn !== null }, handicapper);
  };
}

export type ReadLegs = ReturnType<typeof makeReadLegs>;
