import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoInstant, key, model, provenance } from './fields.ts';

const RACE_EXOTICS = ['quinella', 'exacta', 'trifecta', 'superfecta', 'super high five'] as const;
const RACE_WAGERS = ['win', 'place', 'show', ...RACE_EXOTICS] as const;
const MULTI_RACE_WAGERS = ['daily double', 'pick 3', 'pick 4', 'pick 5', 'pick 6'] as const;
/** Places or legs of a ticket. */
export const MOST_SETS = 6;
const MOST_HORSES = 40;
const HIGHEST_STAKE = 1_000;
const HIGHEST_WILL_PAY = 10_000_000;
const HIGHEST_BUDGET = 5_000;
const MOST_TICKETS = 12;
const MOST_POINTS = 4;

const wager = z.enum([...RACE_WAGERS, ...MULTI_RACE_WAGERS]);
const multiRaceWager = z.enum(MULTI_RACE_WAGERS);
/** Wagers that name more than one horse. */
const exoticWager = z.enum([...RACE_EXOTICS, ...MULTI_RACE_WAGERS]);
const number = z.string().min(1).max(4);
/** Who may fill a place or win a leg: program numbers, or every horse. */
const set = z.union([z.literal('all'), z.array(number).min(1).max(MOST_HORSES)]);
const numbers = z.array(number).max(MOST_HORSES);
/** Whose win chances: ours, or the member's own line in the races where there is one. */
const chancesOf = z.enum(['ours', 'mine']).default('ours');
/** Dollars on each combination, in whole cents. */
const base = z.number().positive().max(HIGHEST_STAKE);

const bet = z.object({
  /** The race, or the first of several. */
  raceId: key,
  wager,
  base,
  /** One for each place or leg: a box gives every place the same horses, a wheel some places `all`. */
  sets: z.array(set).min(1).max(MOST_SETS),
});

const takeout = z.object({ share: chance, operator: z.string(), isAssumed: z.boolean() });

/** What tickets pay when one of them cashes, estimated from live win prices; no profit is expected of it. */
const payoff = z.object({
  /** For the stake of the ticket; null without live prices, or for a wager they say nothing of. */
  dollars: z
    .object({
      /** It pays less in one win of ten, in one of two, and more in one of ten. */
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      /** When the oldest price used was shown. */
      pricesAt: isoInstant,
      /** Real payoffs that the doubt was measured on. */
      payoffs: z.number(),
    })
    .nullable(),
  /** The estimate in words, or why there is none. */
  sentence: z.string(),
});

const chancesUsed = z.object({
  /** The races by the member's own line, with when it was drawn; all others are by our chances. */
  mine: z.array(z.object({ race: z.number(), madeAt: isoInstant })),
  /** Which races are by the line, and why the others are not; null where our chances were asked for. */
  sentence: z.string().nullable(),
});

const workedOutFrom = {
  /** Of the card. */
  provenance,
  /** The board the live prices are from; null without one. */
  board: provenance.nullable(),
  /** Facts up to this instant were used. */
  upTo: isoInstant,
} as const;

const basis = {
  model,
  chancesUsed,
  /** The numbers of its races. */
  races: z.array(z.number()),
  ...workedOutFrom,
} as const;

const spokenTicket = z.object({
  legs: z.array(z.array(z.string())),
  combinations: z.number(),
  /** Dollars. */
  cost: z.number(),
  chance,
  /** What to say at the window. */
  spoken: z.string(),
});

const otherBudget = z.object({
  cost: z.number(),
  chance,
  /** The horses that come in or go out: `with 4 in race 10, without 2 in race 9`. */
  horses: z.string(),
});

const settlement = z.object({
  outcome: z.enum(['won', 'lost', 'refunded', 'unknown']),
  combinations: z.number(),
  staked: z.number(),
  refunded: z.number(),
  returned: z.number(),
  note: z.string().nullable(),
});

const betStanding = z.object({
  state: z.enum(['alive', 'dead', 'unknown', 'over']),
  legs: z.array(
    z.object({
      raceNumber: z.number(),
      /** `void`: called off, any horse is right. */
      state: z.enum(['live', 'right', 'wrong', 'void', 'unknown']),
      /** Numbers the leg was won with, or may still be. */
      held: set.or(z.array(z.string())),
      winners: z.array(z.string()),
      /** Numbers of the ticket that did not run. */
      out: z.array(z.string()),
    }),
  ),
  /** Combinations that can still win; null with all horses of a race to come. */
  aliveCombinations: z.number().nullable(),
  /** Dollars on those. */
  aliveStake: z.number().nullable(),
  /** A horse on it did not run, so that a refund may be due even if the bet is dead. */
  mayBeRefunded: z.boolean(),
});

/** As the player read them at the track: no source gives them. */
const willPays = z.object({
  /** Dollars staked for the payoffs. */
  base,
  horses: z
    .array(z.object({ number, dollars: z.number().positive().max(HIGHEST_WILL_PAY) }))
    .max(MOST_HORSES),
});

export { set as ticketSet, wager as anyWager };

export const tickets = {
  rules: endpoint({
    method: 'GET',
    path: '/api/tickets/wagers',
    access: 'member',
    summary: 'Every wager with its places or legs and the stake that most tracks sell it for.',
    asOf: true,
    reply: z.array(
      z.object({
        wager,
        isMultiRace: z.boolean(),
        /** How many sets of horses a ticket has: places or legs. */
        sets: z.number(),
        /** Dollars on each combination. */
        usualStake: z.number(),
      }),
    ),
  }),
  wagers: endpoint({
    method: 'GET',
    path: '/api/tickets/wagers/{raceId}',
    access: 'member',
    summary: 'What can be bet from a race on, with minimums, stakes and takeout at the track.',
    asOf: true,
    params: z.object({ raceId: key }),
    reply: z.array(
      z.object({
        wager,
        isMultiRace: z.boolean(),
        /** How many sets of horses a ticket has: places or legs. */
        sets: z.number(),
        /** The races it is on. */
        races: z.array(z.number()),
        /** The least a combination costs, in dollars; assumed where no dated document of the track says so. */
        minimum: z.object({ dollars: z.number(), isAssumed: z.boolean(), source: z.string() }),
        /** Stakes to choose from, in dollars. */
        stakes: z.array(z.number()),
        usualStake: z.number(),
        takeout,
        /** What becomes of a horse scratched after the bet. */
        scratched: z.enum(['refund', 'consolation', 'favorite']),
      }),
    ),
  }),
  price: endpoint({
    method: 'POST',
    path: '/api/tickets/price',
    access: 'member',
    summary: 'What a ticket costs to the cent, and its chance to cash by the current chances.',
    asOf: true,
    body: bet.extend({ chancesOf }),
    reply: z.object({
      ...basis,
      raceId: z.string(),
      raceNumber: z.number(),
      /** Superfluous ones, with a horse in two places, are not charged. */
      combinations: z.number(),
      /** Dollars. */
      cost: z.number(),
      /** That the ticket pays; dead heats are left out. */
      chance,
      /** Dollars it must return on average when it cashes; null if it cannot. */
      breakEven: z.number().nullable(),
      /** That each leg holds the winner; empty for one race. */
      legChances: z.array(chance),
      /** What to say at the window. */
      spoken: z.string(),
      takeout,
      payoff,
      orderVersion: z.string(),
    }),
  }),
  build: endpoint({
    method: 'POST',
    path: '/api/tickets/build',
    access: 'member',
    summary: 'The tickets over several races with the highest chance to cash for a budget.',
    asOf: true,
    body: z.object({
      raceId: key,
      wager: multiRaceWager,
      base,
      /** Dollars. */
      budget: z.number().positive().max(HIGHEST_BUDGET),
      mostTickets: z.number().int().min(1).max(MOST_TICKETS),
      /** For each leg the numbers to leave out. */
      out: z.array(numbers).max(MOST_SETS).default([]),
      chancesOf,
    }),
    reply: z.object({
      ...basis,
      best: z.object({
        tickets: z.array(spokenTicket),
        combinations: z.number(),
        cost: z.number(),
        /** That one of the tickets pays. */
        chance,
        /** No other choice of as many tickets pays more often for the money. */
        isProven: z.boolean(),
        /** What the money could reach in any number of tickets. */
        highest: chance,
        payoff,
      }),
      /** What a dollar less would buy; null where it buys nothing. */
      dollarLess: otherBudget.nullable(),
      dollarMore: otherBudget,
    }),
  }),
  groups: endpoint({
    method: 'POST',
    path: '/api/tickets/groups',
    access: 'member',
    summary: 'The tickets of A, B and C horses, with what they cost and how often one of them pays.',
    asOf: true,
    body: z.object({
      raceId: key,
      wager: exoticWager,
      base,
      /** One for each race; of a bet on one race the groups that every place takes. */
      legs: z
        .array(z.object({ a: numbers, b: numbers, c: numbers }))
        .min(1)
        .max(MOST_SETS),
      /** Backups allowed on a ticket: a B costs one, a C two. */
      points: z.number().int().min(0).max(MOST_POINTS),
      chancesOf,
    }),
    reply: z.object({
      ...basis,
      tickets: z.array(spokenTicket),
      combinations: z.number(),
      cost: z.number(),
      chance,
      payoff,
    }),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/tickets/follow',
    access: 'member',
    summary:
      'A ticket after the results so far: alive or dead by leg, and what it returned. While a pause runs, nothing of what it may return.',
    asOf: true,
    body: bet.extend({ willPays: willPays.nullable().default(null), chancesOf }),
    reply: z.object({
      standing: betStanding.nullable(),
      settlement: settlement.nullable(),
      /** With each horse of the last leg; null unless that leg alone is to come, and with all its horses. */
      lastLeg: z
        .array(
          z.object({
            /** The betting interest: `1` for 1 and 1A of an entry. */
            number: z.string(),
            /** How many combinations then win; null where that is not known. */
            combinations: z.number().nullable(),
            /** Dollars on the winning combinations; times the will-pay for a dollar, it is what the ticket returns. Null where no will-pay applies. */
            stake: z.number().nullable(),
            /** What the ticket returns; null without the horse's will-pay. */
            dollars: z.number().nullable(),
            /** Why no will-pay says what the ticket returns; null where one does. */
            reason: z.string().nullable(),
            /** That it wins; null once the leg is off. */
            chance: chance.nullable(),
          }),
        )
        .nullable(),
      /** What that leg is worth by the chances of this moment; null without such a leg, once it is off, and while a chance is unknown. */
      lastLegValue: z
        .object({
          /** That the ticket cashes. */
          chance,
          /** Dollars that it returns on average; null for the reason given. */
          expectedReturn: z.number().nullable(),
          /** Whose chances these are, and of when: `by your line, drawn 9:00 AM ET`. */
          chancesBy: z.string(),
          model,
          chancesUsed,
          ...workedOutFrom,
        })
        .nullable(),
      /** Why that leg has no expected return; null where it has one, and without such a leg. */
      lastLegReason: z.string().nullable(),
    }),
  }),
} as const;
