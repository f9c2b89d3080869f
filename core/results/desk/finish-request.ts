import { isProgramNumber } from '../../card/program-number.ts';
import { parseRaceId, type Race } from '../../card/race.ts';
import { zoneOf } from '../../card/track.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Crossing, Disqualification } from '../official-order.ts';
import type { StraightPay } from '../paid-place.ts';

/** What one exotic wager paid, as it is entered. */
export interface ExoticPay {
  /** `Exacta`, `Trifecta`, `Daily Double` … */
  readonly wager: string;
  /** Dollars staked for the payoff. */
  readonly base: number;
  /** `5-7-11`. */
  readonly winningNumbers: string;
  /** Dollars. */
  readonly payoff: number;
}

/** How a race ended, as it is entered by hand. */
export interface FinishRequest {
  /** Across the wire, `5-7-11`; a dead heat with a slash, `5/7-11`. Horses not listed ran with places unknown. */
  readonly order: string;
  /** Moved by the stewards; `to` null: left unplaced. */
  readonly disqualified: readonly { readonly programNumber: string; readonly to: number | null }[];
  /** Final odds to 1, as far as they were announced. */
  readonly odds: readonly { readonly programNumber: string; readonly toOne: number }[];
  /** What $2 paid. */
  readonly straight: readonly StraightPay[];
  readonly exotics: readonly ExoticPay[];
  /** Program numbers of horses that ran for purse money only: nobody could bet on them. */
  readonly purseOnly: readonly string[];
}

export const refuseFinish = (code: string, sentence: string): never => {
  throw new Refusal('invalid', `results.${code}`, sentence);
};

/**
 * Refuses ('conflict') a demo race (`results.demo-race`), one that is canceled (`results.race-canceled`) or not run yet
 * (`results.not-run`).
 */
export function refuseTooEarly(
  { id, day, number, postTime, trackSlug, isCancelled }: Race,
  now: Instant,
): void {
  const refuse = (code: string, sentence: string): never => {
    throw new Refusal('conflict', `results.${code}`, sentence);
  };
  if (parseRaceId(id)?.isDemo === true)
    refuse(
      'demo-race',
      'Results of the demo day come from its own simulation and cannot be entered by hand.',
    );
  if (isCancelled === true) refuse('race-canceled', `Race ${number} is canceled and has no result.`);
  if (day > raceDayAt(now, zoneOf(trackSlug)))
    refuse('not-run', `Race ${number} has not been run: it is a race of ${dateText(day)}.`);
  if (postTime !== null && now < postTime)
    refuse(
      'not-run',
      `Race ${number} has not been run: its post time is ${trackTimeText(postTime, trackSlug)}.`,
    );
}

/**
 * Places across the wire from a typed order; horses of a dead heat share one. Refuses ('invalid', `results.bad-order`)
 * text that is not an order or names a horse twice.
 */
export function crossingsIn(order: string): readonly Crossing[] {
  const groups = order
    .trim()
    .toUpperCase()
    .split(/\s*[-,\s]\s*/)
    .map((group) => group.split('/'));
  const numbers = groups.flat();
  const wrong = numbers.find((number) => !isProgramNumber(number));
  if (wrong !== undefined)
    refuseFinish(
      'bad-order',
      `"${order}" is not an order of finish. Write program numbers as 5-7-11, a dead heat as 5/7-11.`,
    );
  const twice = numbers.find((number, nth) => numbers.indexOf(number) !== nth);
  if (twice !== undefined) refuseFinish('bad-order', `#${twice} is in the order of finish twice.`);
  let place = 1;
  return groups.flatMap((group) => {
    const crossed = place;
    place += group.length;
    return group.map((programNumber) => ({ programNumber, crossed }));
  });
}

/**
 * The stewards' rulings with the place each horse came from. Refuses ('invalid', `results.bad-disqualification`) a horse
 * that is not in the order, is moved forward or is named twice.
 */
export function disqualificationsIn(
  { disqualified }: Pick<FinishRequest, 'disqualified'>,
  crossings: readonly Crossing[],
): readonly Disqualification[] {
  const numbers = disqualified.map(({ programNumber }) => programNumber.trim().toUpperCase());
  return disqualified.map(({ to }, index) => {
    const number = numbers[index] as string;
    if (numbers.indexOf(number) !== index)
      return refuseFinish('bad-disqualification', `#${number} is disqualified twice.`);
    const from = crossings.find((crossing) => crossing.programNumber === number)?.crossed ?? null;
    if (from === null)
      return refuseFinish(
        'bad-disqualification',
        `#${number} is disqualified but not in the order of finish.`,
      );
    if (to !== null && (to <= from || to > crossings.length))
      return refuseFinish(
        'bad-disqualification',
        `#${number} finished ${from} and cannot be placed ${to}: a disqualified horse can only move back, at most to ${crossings.length}.`,
      );
    return { programNumber: number, from, to };
  });
}
