import type { Payout } from '#core/results/race-result.ts';
import { childrenNamed } from '../xml/xml-element.ts';
import { Fields } from './fields.ts';
import type { Entry } from './starters.ts';

const STRAIGHT = [
  ['Win', 'WIN_PAYOFF'],
  ['Place', 'PLACE_PAYOFF'],
  ['Show', 'SHOW_PAYOFF'],
] as const;

const NOTHING_MORE = { correct: null, pool: null, carryover: null };

const rankOf = ({ fields }: Entry): number => fields.positive('OFFICIAL_FIN') ?? Number.POSITIVE_INFINITY;

/** Win, place and show per $2, in official order. */
function straightPayouts(entries: readonly Entry[]): readonly Payout[] {
  const placed = entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  return STRAIGHT.flatMap(([wager, field]) =>
    placed.flatMap(({ fields, programNumber }) => {
      const payoff = fields.positive(field);
      return payoff === null
        ? []
        : [{ wager, base: 2, winningNumbers: programNumber, payoff, ...NOTHING_MORE }];
    }),
  );
}

/** What printed charts call the same wager. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Perfecta', 'Exacta'],
  ['5 Super Hi-5', 'Super High Five'],
]);

/** `Pick 6 (5 of 6)`. */
const PART = /^(.+) \((\d+) of \d+\)$/;
/** `3YO 9-14-8`: a special wager, labeled before its winning numbers. */
const LABEL = /^(\S*[A-Z]\S*(?: \S*[A-Z]\S*)*) (\d\S*)$/;

function exoticPayout(fields: Fields): Payout {
  const type = fields.neededName('WAGER_TYPE');
  const [, whole = type, correct] = PART.exec(type) ?? [];
  const name = NAMES.get(whole) ?? whole;
  const printed = fields.name('WINNERS') ?? '';
  const [, label, numbers = printed] = LABEL.exec(printed) ?? [];
  return {
    wager: label === undefined ? name : `${label} ${name}`,
    base: fields.neededPositive('NUM_TICKETS'),
    winningNumbers: numbers,
    correct: correct === undefined ? null : `${correct} correct`,
    payoff: fields.positive('PAYOFF'),
    pool: fields.positive('POOL_TOTAL'),
    carryover: null,
  };
}

/**
 * What was paid: win, place and show by horse, then the exotic wagers in the order of the file. `NUM_TICKETS` is the
 * stake the payoff is for. A payoff of 0 means nobody won; a pool of 0 is reported on another line of the wager.
 */
export function payoutsOf(race: Fields, entries: readonly Entry[]): readonly Payout[] {
  const wagers = race.within('EXOTIC_WAGERS');
  const exotics = wagers === null ? [] : childrenNamed(wagers.element, 'WAGER');
  return [
    ...straightPayouts(entries),
    ...exotics.map((wager) => exoticPayout(new Fields(wager, race.fileName))),
  ];
}
