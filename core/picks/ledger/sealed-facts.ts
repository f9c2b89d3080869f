import type { Price } from '../../card/price.ts';
import { parseRaceId } from '../../card/race.ts';
import { asRead } from '../../card/runner-as-read.ts';
import { raceKindOf } from '../../handicapping/class/race-level.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import { toIso, toIsoOrNull } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { Verdict } from '../recommendations/verdict.ts';
import type { SealedFacts, SealedHorse, SealedInputs, SealedPrice } from './entry.ts';
import type { PickToSeal } from './pick-to-seal.ts';
import { pickersOf } from './pickers.ts';
import { sealedPrice, ticketsOf } from './tickets.ts';

/** A board's price is the same evidence while it is live and once it is stale: age belongs to the moment. */
function hashedPrice(price: Price | null): SealedPrice | null {
  const sealed = sealedPrice(price);
  return sealed?.kind === 'stale' ? { ...sealed, kind: 'live' } : sealed;
}

/**
 * The evidence as format 1 of the ledger hashes it: prices without source and time, which the inputs name. Without the
 * moment of the evidence, what follows from it, and our own line and bet, which entries hold: the same facts at another
 * moment are the same inputs.
 */
function evidenceHash({ runners, starters, interests, ...evidence }: Evidence, digest: Digest): string {
  const hashed = {
    ...evidence,
    upTo: undefined,
    isOff: undefined,
    sealedLine: undefined,
    sealedBet: undefined,
    runners: runners.map(asRead),
    starters: starters.map(asRead),
    interests: interests.map((interest) => ({
      number: interest.number,
      runners: interest.runners.map(asRead),
      odds: hashedPrice(interest.price),
    })),
  };
  return digest(canonicalText(hashed));
}

/** Where a price was read, as it is sealed. */
export const priceSource = ({ source, at: instant }: Provenance) => ({ source, at: toIso(instant) });

function inputsOf({ evidence, recommendation, cardHash }: PickToSeal, digest: Digest): SealedInputs {
  const { card, board } = recommendation.sources;
  return {
    evidence: evidenceHash(evidence, digest),
    card: cardHash,
    tier: card.tier,
    lines: priceSource(card),
    board: board === null ? null : priceSource(board),
    weather: recommendation.weatherData,
  };
}

/** The horse of a verdict, as it is sealed. */
export const horseIn = ({ programNumber, horse }: Verdict): SealedHorse | null =>
  programNumber === null || horse === null ? null : { programNumber, name: horse };

/** All that is sealed of a pick but the moment. */
export function sealedFacts(pick: PickToSeal, digest: Digest): SealedFacts {
  const { evidence, recommendation, madeWith } = pick;
  const { race } = evidence;
  const { verdict, analysedBy } = recommendation;
  return {
    raceId: race.id,
    trackSlug: race.trackSlug,
    day: race.day,
    raceNumber: race.number,
    raceClass: race.grade === null ? raceKindOf(race.raceType ?? '') : 'stakes',
    off: toIsoOrNull(race.postTime),
    isDemo: parseRaceId(race.id)?.isDemo ?? false,
    inputs: inputsOf(pick, digest),
    madeWith,
    analysedBy,
    tickets: ticketsOf(evidence.interests),
    voices: pickersOf(pick),
    line: recommendation.line,
    verdict: { kind: verdict.kind, horse: horseIn(verdict), priceToTake: verdict.priceToTake },
  };
}
