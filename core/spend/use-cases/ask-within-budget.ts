import { parseRaceId } from '../../card/race.ts';
import { DEFAULT_TRACK_SLUG } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { NewId, OutsideTransaction } from '../../kernel/functions.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Slot } from '../../picks/analysis/slot.ts';
import type { RunLimited } from '../../picks/model-questions/limit-concurrency.ts';
import type {
  AskExtras,
  ModelAnswer,
  ModelQuestion,
  ShapeName,
} from '../../picks/model-questions/model-question.ts';
import type { Provider, PutQuestion } from '../../picks/ports.ts';
import { type CallEnd, endOf, type OpenCall } from '../call.ts';
import { type Budget, budgetDay, type Cap, capAlert, capsOn, capText, markText, othersCaps } from '../cap.ts';
import type { SpendStore } from '../ports.ts';
import { costOf, type FoundPrice, type ModelPrice, mostCostOf, priceOf } from '../price.ts';

export interface AskWithinBudgetDeps {
  readonly spend: SpendStore;
  readonly prices: readonly ModelPrice[];
  readonly budget: Budget;
  readonly mostOutputTokens: Readonly<Record<ShapeName, number>>;
  /** Ends the bookings of questions that were lost with their process. */
  readonly settleLost: () => Promise<unknown>;
  /** The machine clock: money is spent by it. */
  readonly clock: () => Instant;
  readonly newId: NewId;
  /** Spending is stored even when the work it was for is rolled back. */
  readonly outsideTransaction: OutsideTransaction;
  readonly inTurn: RunLimited;
  readonly announce: Announce;
  /** For the log. */
  readonly warn: (sentence: string) => void;
}

const SERVICES: Readonly<Record<Slot, string>> = { claude: 'anthropic', openai: 'openai' };

const lengthOf = ({ instructions, shared, question, conversation }: ModelQuestion): number =>
  instructions.length +
  shared.length +
  question.length +
  (conversation === undefined ? 0 : JSON.stringify(conversation).length);

/** Whether a question is about a race at the flagship. */
const isOfFlagship = ({ raceId }: OpenCall): boolean =>
  raceId !== null && parseRaceId(raceId)?.trackSlug === DEFAULT_TRACK_SLUG;

const LOOK_AGAIN_MS = MINUTE;

const none = (is: 'unavailable' | 'no-budget' | 'given-up', why: string) => ({ is, why, usage: null });

/**
 * A provider within the budget, part of which is reserved for the flagship's races: a question waits its turn, is asked only
 * while no budget is used up, and its cost is stored, try by try. It is entered at its maximum before it is asked, so that
 * of many at once at most one exceeds a limit.
 */
export function makeAskWithinBudget(deps: AskWithinBudgetDeps) {
  const { spend, prices, budget, mostOutputTokens, clock, newId, outsideTransaction, announce, warn } = deps;

  function callFor(
    provider: Provider,
    question: ModelQuestion,
    { price }: FoundPrice,
    instant: Instant,
  ): OpenCall {
    const { shape, feature, raceId, askedBy } = question;
    return {
      id: newId(),
      at: instant,
      day: budgetDay(instant),
      service: SERVICES[provider.slot],
      model: provider.model,
      feature,
      raceId,
      memberId: askedBy,
      mostNanos: mostCostOf(lengthOf(question), mostOutputTokens[shape], price),
    };
  }

  const reported = new Set<string>();

  async function report(sentences: readonly string[]): Promise<void> {
    if (sentences.length === 0) return;
    for (const sentence of sentences) {
      reported.add(sentence);
      warn(sentence);
    }
    await announce({ topic: 'runs', track: null, day: null, raceNumber: null, at: clock() });
  }

  async function settle(end: CallEnd, caps: readonly Cap[]): Promise<void> {
    const sums = await spend.settle(end, caps);
    const passed = caps.flatMap(
      (cap, nth) => markText(cap, (sums[nth] ?? 0) - end.nanos, sums[nth] ?? 0) ?? [],
    );
    await report(passed);
  }

  let lookedAt = Number.NEGATIVE_INFINITY;

  async function freeLost(now: Instant): Promise<void> {
    if (now - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now;
    await outsideTransaction(deps.settleLost);
  }

  async function askPaid<Shape extends ShapeName>(
    provider: Provider,
    question: ModelQuestion<Shape>,
    extras: AskExtras,
  ): Promise<ModelAnswer<Shape>> {
    if (extras.asker?.isGone() === true) return none('given-up', 'The caller is gone.');
    const instant = clock();
    await freeLost(instant);
    const found = priceOf(prices, provider.model, budgetDay(instant));
    const call = callFor(provider, question, found, instant);
    const caps = capsOn(budget, call.day, call.memberId);
    const limits = isOfFlagship(call) ? caps : [...caps, ...othersCaps(budget, call.day)];
    const full = await outsideTransaction(() => spend.open(call, limits));
    if (full !== null) {
      if (!reported.has(capAlert(full))) await outsideTransaction(() => report([capAlert(full)]));
      return none('no-budget', capText(full));
    }
    const answer = await provider.ask(question, extras);
    const nanosOf = (usage: NonNullable<typeof answer.usage>): number => costOf(usage, found.price);
    const end = endOf(call, answer, { nanosOf, isAssumed: found.isAssumed });
    await outsideTransaction(() => settle(end, caps)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      warn(
        `The cost of a question to ${provider.name} could not be stored: ${error.message} It counts at its maximum.`,
      );
    });
    return answer;
  }

  /** Each try is entered and settled on its own. */
  const tried = (provider: Provider): PutQuestion => {
    const once: PutQuestion = (question, extras = {}) => askPaid(provider, question, extras);
    return provider.persist?.(once) ?? once;
  };

  return (provider: Provider): Provider => {
    const { slot, name, model } = provider;
    const putQuestion = tried(provider);
    const ask: PutQuestion = (question, extras = {}) =>
      deps.inTurn(async () => {
        try {
          return await putQuestion(question, extras);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return none('unavailable', error.message);
        }
      });
    return { slot, name, model, ask };
  };
}
