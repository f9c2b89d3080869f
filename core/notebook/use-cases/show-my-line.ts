import type { MemberId } from '../../accounts/member.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { isOnBoard, type Price, type QuotedPrice } from '../../card/price.ts';
import type { Race } from '../../card/race.ts';
import { morningLineOn } from '../../handicapping/evidence.ts';
import type { RaceRating } from '../../handicapping/rating.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import { expectedValue } from '../../odds/value.ts';
import { askedPrices, type PriceRules, type VerdictKind, verdictAt } from '../../odds/verdict.ts';
import { onField } from '../line-shares.ts';
import { type LineStart, lineStarts } from '../line-starts.ts';
import { fieldOf, type MyLineRow, whyLocked } from '../my-line.ts';
import type { LineStore } from '../ports.ts';

/** A betting interest with the member's chance and what follows from it. */
export interface ShownLineRow extends Omit<MyLineRow, 'chance'> {
  /** 0-1; null without a line. */
  readonly chance: number | null;
  /** Our chance; null where there is none. */
  readonly ours: number | null;
  /** The price known: of the board, else the morning line; that of the off once the race is off. */
  readonly price: Price | null;
  /** Per dollar to win at a price of the board, by the member's chance; null without one. */
  readonly expectedValue: number | null;
  /** By the member's chance, with the product's rule; null without a line and for a horse that is not on it. */
  readonly fairPrice: QuotedPrice | null;
  readonly priceToTake: QuotedPrice | null;
  /** Null at the final odds too: nothing can be bet any more. */
  readonly verdict: VerdictKind | null;
}

/** A member's line on the field of a race as it is now. */
export interface ShownLine {
  readonly race: Pick<Race, 'id' | 'trackSlug' | 'day' | 'number' | 'postTime'>;
  /** Why the line can no longer be changed, in a sentence; null while it can. */
  readonly locked: string | null;
  /** Null without a line. */
  readonly madeAt: Instant | null;
  readonly changedAt: Instant | null;
  /** In the order of the card. */
  readonly rows: readonly ShownLineRow[];
  /** In the field, but not on the stored line: shown with an even share. */
  readonly added: readonly string[];
  /** On the stored line, but no longer in the field. */
  readonly out: readonly string[];
  /** The lines it can be started from. */
  readonly starts: readonly LineStart[];
  /** How much more the price to take must return than the fair price: 0.5 is half again as much. */
  readonly margin: number;
  readonly sources: RaceRating['sources'];
}

interface ShowMyLineDeps {
  readonly lines: Pick<LineStore, 'lineOn'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly rateRace: (raceId: string) => Promise<RaceRating>;
  readonly racingClock: Clock;
  readonly rules: PriceRules;
}

/** Chances by the morning lines of a field; null where one is missing. */
function morningChances(race: Race): readonly number[] | null {
  const prices = fieldOf(race).map(({ runners }) => morningLineOn(runners)?.toOne ?? null);
  return prices.includes(null) ? null : fairChances(prices).chances;
}

/**
 * A member's line on a race, with value and verdict by the product's rule, and what a line can be started from. Refuses an
 * unknown race ('not-found', `card.unknown-race`).
 */
export const makeShowMyLine = ({ lines, cards, rateRace, racingClock, rules }: ShowMyLineDeps) =>
  async function showMyLine(memberId: MemberId, idText: string): Promise<ShownLine> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const [stored, rating] = await Promise.all([lines.lineOn(memberId, race.id), rateRace(race.id)]);
    const field = fieldOf(race);
    const { shares, added, out } = onField(
      stored?.rows ?? [],
      field.map(({ number }) => number),
    );
    const byMorningLine = morningChances(race);
    const prices = askedPrices(
      shares.map(({ chance }) => chance),
      rules,
    );
    const rows = field.map(({ number, runners }, index): ShownLineRow => {
      const rated = rating.runners.find(({ bettingInterest }) => bettingInterest === number);
      const price = rated?.price ?? null;
      const share = stored === null ? null : shares[index];
      /** The member's own chance: what follows from an even share that nobody chose is not shown. */
      const chosen = share !== null && share !== undefined && !added.includes(number) ? share : null;
      const { fairPrice = null, priceToTake = null } = (chosen && prices[index]) ?? {};
      return {
        interest: number,
        horses: runners.map(({ programNumber, horseName: name }) => ({ programNumber, name })),
        chance: share?.chance ?? null,
        isFixed: share?.isFixed ?? false,
        ours: rated?.winProbability ?? null,
        price,
        expectedValue:
          chosen && price !== null && isOnBoard(price) ? expectedValue(chosen.chance, price.toOne) : null,
        fairPrice,
        priceToTake,
        verdict: chosen && price?.kind !== 'final' ? verdictAt({ price, priceToTake }, rules.drift) : null,
      };
    });
    return {
      race,
      locked: whyLocked(race, racingClock()),
      madeAt: stored?.madeAt ?? null,
      changedAt: stored?.changedAt ?? null,
      rows,
      added: stored === null ? [] : added,
      out,
      starts: lineStarts(
        rows.map(({ interest, ours }, index) => ({
          interest,
          ours,
          byMorningLine: byMorningLine?.[index] ?? null,
        })),
      ),
      margin: rules.margin,
      sources: rating.sources,
    };
  };

export type ShowMyLine = ReturnType<typeof makeShowMyLine>;
