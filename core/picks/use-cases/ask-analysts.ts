import type { RaceId } from '../../card/race.ts';
import type { Clock, Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { StoredNews } from '../../press/stored-news.ts';
import { SLOTS, type Slot } from '../analysis/slot.ts';
import { askChecked } from '../model-questions/checked-ask.ts';
import { firstThenRest } from '../model-questions/first-then-rest.ts';
import type { ModelAnswer, ModelQuestion } from '../model-questions/model-question.ts';
import type { AnalystsQuestion, RaceToAsk } from '../outside-analysts/analysts-question.ts';
import { pickProblems } from '../outside-analysts/parsed-pick-problems.ts';
import { safePick } from '../outside-analysts/safe-pick.ts';
import {
  type AnalystAnswer,
  type AnswersByRace,
  NO_ANSWERS,
  type RaceAnswers,
  type SlotAnswer,
} from '../outside-analysts/slot-answers.ts';
import type { AskAnalysts, Provider, Providers } from '../ports.ts';
import { dayBrief } from '../prompts/day-brief.ts';
import { PICK_INSTRUCTIONS, PROMPT_VERSION } from '../prompts/instructions.ts';
import { raceBrief, raceFacts } from '../prompts/race-brief.ts';

export interface AskAnalystsDeps {
  readonly providers: Providers;
  readonly newsOf: (trackSlug: string) => Promise<readonly StoredNews[]>;
  /** The racing clock. */
  readonly clock: Clock;
  readonly digest: Digest;
}

interface SlotQuestion {
  readonly provider: Provider;
  readonly ask: AnalystsQuestion;
  readonly shared: string;
  /** Who pays: a member, or null for the system. */
  readonly askedBy: string | null;
}

type CurrentAnswers = ReadonlyMap<RaceId, AnalystAnswer>;

const isRunning = ({ evidence }: RaceToAsk): boolean =>
  evidence.interests.length > 0 && evidence.race.isCancelled !== true;

type SlotAnswersByRace = ReadonlyMap<RaceId, SlotAnswer>;

const idOf = ({ evidence }: RaceToAsk): RaceId => evidence.race.id;

/** One answer for each race. */
async function answersAbout(
  races: readonly RaceToAsk[],
  work: (race: RaceToAsk) => Promise<SlotAnswer>,
): Promise<SlotAnswersByRace> {
  const answers = await firstThenRest(races, {
    ask: async (race) => [idOf(race), await work(race)] as const,
    endOf: ([, { is }]) => is,
    instead: (race, [, last]) => [idOf(race), last] as const,
  });
  return new Map(answers);
}

/** A refusal of our own, as when the database is down, counts as no answer. */
async function askOrRefused(
  provider: Provider,
  question: ModelQuestion<'pick'>,
): Promise<ModelAnswer<'pick'>> {
  try {
    return await provider.ask(question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { is: 'unavailable', why: error.message, usage: null };
  }
}

/** Asks the outside analysts about races, both slots at once. A failure is the answer of its slot. */
export function makeAskAnalysts({ providers, newsOf, clock, digest }: AskAnalystsDeps): AskAnalysts {
  function questionOn(
    { shared, askedBy }: SlotQuestion,
    { evidence, chances }: RaceToAsk,
  ): ModelQuestion<'pick'> {
    const { race } = evidence;
    return {
      shape: 'pick',
      feature: 'picks',
      raceId: race.id,
      askedBy,
      instructions: PICK_INSTRUCTIONS,
      shared,
      question: `${raceBrief(evidence, chances)}\n\nYour pick in race ${race.number}?`,
    };
  }

  const factsOf = ({ model }: Provider, { evidence }: RaceToAsk): string =>
    digest(`${PROMPT_VERSION}\n${model}\n${raceFacts(evidence)}`);

  async function answerOn(slotQuestion: SlotQuestion, race: RaceToAsk): Promise<SlotAnswer> {
    const { provider } = slotQuestion;
    const by = { name: provider.name, model: provider.model };
    const answer = await askChecked(
      (question) => askOrRefused(provider, question),
      questionOn(slotQuestion, race),
      (parsedPick) => pickProblems(safePick(parsedPick), race.evidence),
    );
    const instant = clock();
    if (answer.is !== 'answered') return { is: answer.is, by, why: answer.why, at: instant };
    return { is: 'answered', by, pick: safePick(answer.value), at: instant, facts: factsOf(provider, race) };
  }

  function currentIn({ provider, ask }: SlotQuestion, races: readonly RaceToAsk[]): CurrentAnswers {
    return new Map(
      races.flatMap((race) => {
        const before = ask.earlier.get(idOf(race))?.[provider.slot] ?? null;
        const isCurrent = before?.is === 'answered' && before.facts === factsOf(provider, race);
        return isCurrent ? [[idOf(race), before] as const] : [];
      }),
    );
  }

  /** After the clock was set back, answers of a later hour are not new. */
  const isNewEnough = ({ isRefresh, newAfter }: AnalystsQuestion, saved: AnalystAnswer): boolean =>
    !isRefresh || (newAfter !== undefined && saved.at > newAfter && saved.at <= clock());

  /** What a member's allowance did not cover, the system asks, as picks are for everybody. */
  async function askAbout(slotQuestion: SlotQuestion, races: readonly RaceToAsk[], current: CurrentAnswers) {
    const answersByRace = await answersAbout(races, (race) => answerOn(slotQuestion, race));
    if (slotQuestion.askedBy === null) return answersByRace;
    const left = races.filter(
      (race) => answersByRace.get(idOf(race))?.is === 'no-budget' && !current.has(idOf(race)),
    );
    const bySystem = { ...slotQuestion, askedBy: null };
    return new Map([...answersByRace, ...(await answersAbout(left, (race) => answerOn(bySystem, race)))]);
  }

  async function askSlot(slot: Slot, ask: AnalystsQuestion, shared: string): Promise<SlotAnswersByRace> {
    const provider = providers[slot];
    if (provider === null) return new Map();
    const slotQuestion = { provider, ask, shared, askedBy: ask.askedBy };
    const running = ask.races.filter(isRunning);
    const current = currentIn(slotQuestion, running);
    const open = running.filter((race) => {
      const saved = current.get(idOf(race));
      return saved === undefined || !isNewEnough(ask, saved);
    });
    const answersByRace = await askAbout(slotQuestion, open, current);
    return new Map([
      ...[...answersByRace].filter(([id, slotAnswer]) => slotAnswer.is === 'answered' || !current.has(id)),
      ...[...current].filter(([id]) => answersByRace.get(id)?.is !== 'answered'),
    ]);
  }

  return async function askAnalysts(ask: AnalystsQuestion): Promise<AnswersByRace> {
    if (SLOTS.every((slot) => providers[slot] === null)) return new Map<RaceId, RaceAnswers>();
    const { track, day, card, experts } = ask;
    const shared = dayBrief({ track, day, races: card, news: await newsOf(ask.trackSlug), experts });
    const [claude, openai] = await Promise.all([
      askSlot('claude', ask, shared),
      askSlot('openai', ask, shared),
    ]);
    return new Map(
      ask.races.map(({ evidence: { race } }) => [
        race.id,
        { ...NO_ANSWERS, claude: claude.get(race.id) ?? null, openai: openai.get(race.id) ?? null },
      ]),
    );
  };
}
