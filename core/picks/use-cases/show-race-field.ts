import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { recentFigures } from '../../card/recent-figures.ts';
import { figureOf } from '../../card/scaled-figure.ts';
import type { BettingLine } from '../../handicapping/betting-line.ts';
import {
  aroundRace,
  type Evidence,
  evidenceInstant,
  evidenceOf,
  offWithoutPick,
} from '../../handicapping/evidence.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { lineOnRace } from '../../handicapping/line-on-race.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { Tier } from '../../kernel/provenance.ts';
import { entryIn } from '../ledger/chain.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import { lineChanges } from '../ledger/line-changes.ts';
import { lineEntries } from '../ledger/sealed-lines.ts';
import type { LedgerPages } from '../ports.ts';
import type { FirstSeal, RaceField } from '../race-field.ts';
import { pricesIn } from '../recommendations/at-prices.ts';
import { OFF_WITHOUT_PICK } from '../recommendations/no-pick.ts';
import { verdictOn } from '../recommendations/verdict.ts';

export interface ShowRaceFieldDeps {
  readonly cards: CardStore;
  readonly ledger: Pick<LedgerPages, 'page'>;
  readonly knownAround: KnownAround;
  /** The racing clock. */
  readonly clock: Clock;
  readonly handicapper: Handicapper;
}

/** Rows of one race that are looked at: more than a day of refreshes makes. */
const MOST_ROWS = 200;
/** Past races of a horse whose figures are shown. */
const RECENT = 3;

const firstSealOf = ([entry]: readonly LedgerEntry[]): FirstSeal | null =>
  entry === undefined
    ? null
    : { at: entry.racingAt, seq: entry.seq, isReplayed: entry.isReplayed, verdict: entry.verdict };

const headOf = (line: BettingLine, { sealedLine }: Evidence): RaceField['line'] => {
  const { madeAt, model, margin, cause } = line;
  return { madeAt, model, margin, cause, isSealed: line === sealedLine };
};

/** The same verdict as that of the picks: none is made for a race that went off without any. */
const verdictIn = (evidence: Evidence, line: BettingLine, { rules }: Handicapper): RaceField['verdict'] => {
  if (offWithoutPick(evidence)) return OFF_WITHOUT_PICK;
  const prices = pricesIn(evidence, rules);
  return verdictOn(line, prices.priceOf, prices);
};

const parOf = ({ pars }: Pick<Race, 'pars'>, tier: Tier): RaceField['par'] =>
  figureOf({ speedFigure: pars.speed }, tier);

/** Without a line of a horse that has raced, its past is unknown: only one without a start is a first starter. */
const figuresOf = ({ runners }: Evidence, tier: Tier): RaceField['horses'] =>
  runners.map(({ programNumber, pastPerformances: lines, records }) => ({
    programNumber,
    recent:
      lines === null || (lines.length === 0 && (records?.life?.starts ?? 0) > 0)
        ? null
        : recentFigures(lines, tier, RECENT),
  }));

/**
 * One race of a day as it stands now, at most up to its off. Refuses an unregistered track (`card.unknown-track`), a day
 * that is none (`card.bad-day`), a day without a card (`card.no-card`) and a number the card does not have
 * (`card.unknown-race`).
 */
export function makeShowRaceField({ cards, ledger, knownAround, clock, handicapper }: ShowRaceFieldDeps) {
  async function sealedEntries({ id, day, trackSlug }: Race, now: Instant): Promise<readonly LedgerEntry[]> {
    const rows = await ledger.page({ day, trackSlug, raceId: id, before: null, most: MOST_ROWS });
    return lineEntries(rows.map(entryIn), now);
  }

  return async function showRaceField(trackKey: string, dayText: string, number: number): Promise<RaceField> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, number, day);
    const { tier } = card.provenance;
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const [around, entries] = await Promise.all([knownAround([race], forms, now), sealedEntries(race, now)]);
    const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(around, race));
    const line = lineOnRace(evidence, handicapper);
    const lines = entries.flatMap((entry) => entry.line ?? []);
    return {
      raceId: race.id,
      raceNumber: race.number,
      verdict: verdictIn(evidence, line, handicapper),
      line: headOf(line, evidence),
      sealed: firstSealOf(entries),
      changes: lineChanges(line === evidence.sealedLine ? lines : [...lines, line]),
      par: parOf(race, tier),
      horses: figuresOf(evidence, tier),
      provenance: card.provenance,
      upTo: toIso(evidence.upTo),
    };
  };
}

export type ShowRaceField = ReturnType<typeof makeShowRaceField>;
