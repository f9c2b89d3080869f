import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoDay, isoInstant, key, provenance, quotedPrice } from './fields.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const head = z.object({ seq: z.number(), hash: sha256 });

const horse = z.object({ programNumber: z.string(), name: z.string() });

/** As sealed: source and time are those of the inputs. */
const priceThen = quotedPrice.extend({
  /** A morning line is an expected price; a live one could be bet; a stale one was on a board too old to bet by. */
  kind: z.enum(['morning line', 'live', 'stale']),
});

const priceSource = z.object({ source: z.string(), at: isoInstant });

const picker = z.object({
  /** `claude`, `openai`, `consensus`, `model`, `formula`, `morning line`, `board`, `favorite`. */
  voice: z.string(),
  who: z.string(),
  /** Null where no outside model ran. */
  model: z.string().nullable(),
  version: z.string().nullable(),
  promptVersion: z.string().nullable(),
  horse: horse.nullable(),
  chance: chance.nullable(),
  odds: priceThen.nullable(),
  /** In ticket order; null for a picker without chances. */
  chances: z.array(chance).nullable(),
});

/** What was sealed of one race at one moment. */
const entry = z.object({
  /** Hash of the entry before this one; of the first 64 zeros. */
  previous: sha256,
  raceId: z.string(),
  trackSlug: z.string(),
  day: isoDay,
  raceNumber: z.number(),
  raceClass: z.string().nullable(),
  off: isoInstant.nullable(),
  isDemo: z.boolean(),
  /** By the machine's clock; `racingAt` by the racing clock, which a demo or a replay sets. */
  sealedAt: isoInstant,
  racingAt: isoInstant,
  /** Shown, never scored. */
  isAfterOff: z.boolean(),
  /** Made afterwards as though it were then: no proof. */
  isReplayed: z.boolean(),
  inputs: z.object({
    /** SHA-256 of all that was known. */
    evidence: z.string(),
    /** Of the card with its late changes. */
    card: z.string(),
    tier: provenance.shape.tier,
    lines: priceSource,
    board: priceSource.nullable(),
    weather: z.object({
      temperature: z.number().nullable(),
      description: z.string().nullable(),
      trackCondition: z.string().nullable(),
    }),
  }),
  madeWith: z.string(),
  analysedBy: z.string(),
  tickets: z.array(
    z.object({
      interest: z.string(),
      horses: z.array(horse),
      /** Odds to 1. */
      line: z.number().nullable(),
      odds: priceThen.nullable(),
    }),
  ),
  voices: z.array(picker),
  verdict: z.object({
    /** `PLAY` is what earlier versions called BET; null without prices. */
    kind: z.enum(['BET', 'WATCH', 'PASS', 'PLAY']).nullable(),
    horse: horse.nullable(),
    priceToTake: quotedPrice.nullable(),
  }),
  /** Only where the entry seals a turn of the verdict of an earlier pick. */
  turn: z
    .object({
      from: z.enum(['BET', 'WATCH', 'PASS', 'PLAY']).nullable(),
      /** What turned it, in a sentence. */
      cause: z.string(),
      price: priceThen.nullable(),
      board: priceSource.nullable(),
    })
    .nullish(),
});

const interval = z.object({ low: z.number(), high: z.number() });

const score = z.object({
  /** A picker of the ledger, or `public`: the prices at the off. */
  voice: z.string(),
  who: z.string(),
  model: z.string().nullable(),
  version: z.string().nullable(),
  promptVersion: z.string().nullable(),
  races: z.number(),
  /** Null with too few races; the note says how many are needed. */
  hits: z.number().nullable(),
  hitRate: chance.nullable(),
  /** A dollar to win on its horse: profit per dollar, -0.17 loses 17 cents. */
  returned: z.object({ bets: z.number(), perUnit: z.number(), interval: interval.nullable() }).nullable(),
  chances: z
    .object({
      races: z.number(),
      /** Mean per race; lower is better. */
      logLoss: z.number(),
      brier: z.number(),
      calibration: z.array(
        z.object({ low: chance, high: chance, predicted: chance, actual: chance, count: z.number() }),
      ),
      calibrationError: chance,
      /** Log loss less the public's at the off in the same races: above 0 is worse. */
      toPublic: z
        .object({
          races: z.number(),
          difference: z.number(),
          standardError: z.number().nullable(),
          interval: interval.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Why a figure is missing; null where none is. */
  note: z.string().nullable(),
});

const group = z.object({ name: z.string(), races: z.number(), voices: z.array(score) });

/** What following one kind of verdict has returned: a dollar to win on each bet it made. */
const verdictRecord = z.object({
  kind: z.enum(['BET', 'WATCH', 'PASS']),
  races: z.number(),
  /** None for PASS; for WATCH only if the price was reached. */
  bets: z.number(),
  won: z.number(),
  /** Profit per dollar; null without bets. */
  perUnit: z.number().nullable(),
  interval: interval.nullable(),
});

const board = z.object({
  races: z.number(),
  days: z.number(),
  /** Sealed races without a result yet. */
  open: z.number(),
  /** Entries that do not count: sealed after the off, of another card, of a race without a winner. */
  leftOut: z.number(),
  voices: z.array(score),
  meets: z.array(group),
  classes: z.array(group),
  verdicts: z.array(verdictRecord),
});

/** A number in a query, as text. */
const whole = (least: number, most: number) => z.coerce.number<string | number>().int().min(least).max(most);

export const ledger = {
  entries: endpoint({
    method: 'GET',
    path: '/api/picks/ledger',
    access: 'public',
    summary: 'The sealed picks, newest first, each with the text of its hash.',
    sharedForMs: 1_000,
    asOf: true,
    query: z.object({
      day: isoDay.optional(),
      track: key.optional(),
      before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
      limit: whole(1, 200).optional(),
    }),
    reply: z.object({
      /** Of the whole ledger: a copy of its hash proves everything before it. Null while nothing is sealed. */
      head: head.nullable(),
      entries: z.array(
        z.object({
          seq: z.number(),
          hash: sha256,
          /** The SHA-256 of this text in UTF-8 is the hash; it is the entry as canonical JSON (RFC 8785). */
          canonical: z.string(),
          entry,
        }),
      ),
      /** What `before` takes for the entries that follow; null when there are no more. */
      next: z.number().nullable(),
      /** How to verify, in a sentence. */
      method: z.string(),
    }),
  }),
  verdicts: endpoint({
    method: 'GET',
    path: '/api/picks/verdicts',
    access: 'public',
    summary: 'What following each verdict has returned so far, over the last year.',
    sharedForMs: 1_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    /** One track, or `all`, which is the default. */
    query: z.object({ track: key.optional() }),
    reply: z.object({
      track: z.string().nullable(),
      isDemo: z.boolean(),
      /** With fewer settled bets than this, a rate is not a headline. */
      leastBets: z.number(),
      /** Verdicts sealed before post time. */
      sealed: z.array(verdictRecord),
      /** Verdicts made later from what was known before the race; not proof. */
      replayed: z.array(verdictRecord),
      /** The same rule at the final odds of real past races; also a replay. */
      measured: z.object({
        races: z.number(),
        of: z.string(),
        from: isoDay,
        to: isoDay,
        note: z.string(),
        bets: z.number(),
        won: z.number(),
        perUnit: z.number(),
        interval,
      }),
    }),
  }),
  scoreboard: endpoint({
    method: 'GET',
    path: '/api/picks/scoreboard',
    access: 'public',
    summary: 'How the sealed picks did, next to the model, the formula, the morning line and the public.',
    sharedForMs: 1_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['results', 'picks', 'scratches'],
    query: z.object({
      from: isoDay.optional(),
      to: isoDay.optional(),
      /** One track, or `all`, which is the default. */
      track: key.optional(),
      /** `claiming`, `stakes` … */
      class: key.optional(),
    }),
    reply: z.object({
      from: isoDay,
      to: isoDay,
      track: z.string().nullable(),
      class: z.string().nullable(),
      /** Simulated races are scored separately, never together with real ones. */
      isDemo: z.boolean(),
      /** Minimum number of races for a figure. */
      leastRaces: z.number(),
      /** Picks sealed before their off. */
      sealed: board,
      /** Picks made afterwards as though it were then: no proof. */
      replayed: board,
      remarks: z.array(z.string()),
    }),
  }),
} as const;
