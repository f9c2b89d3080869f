import type { RaceId } from '../../card/race.ts';
import type { Clock, Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { StoredNews } from '../../press/stored-news.ts';
import { safePick } from '../analysis/safe-pick.ts';
import { SLOTS, type Slot } from '../analysis/slot.ts';
import {
  NO_WORDS,
  type RaceWords,
  type SlotWords,
  type Told,
  type WordsByRace,
} from '../analysis/slot-words.ts';
import { pickProblems } from '../answers/parsed-pick-problems.ts';
import { dayBrief } from '../brief/day-brief.ts';
import { PICK_INSTRUCTIONS, PROMPT_VERSION } from '../brief/instructions.ts';
import { raceBrief, raceFacts } from '../brief/race-brief.ts';
import type { AskAnalysts, Provider, Providers } from '../ports.ts';
import type { AnalystsQuestion, RaceToAsk } from '../questions/analysts-question.ts';
import { askChecked } from '../questions/checked-ask.ts';
import { firstAlone } from '../questions/first-alone.ts';
import type { ModelAnswer, ModelQuestion } from '../questions/model-question.ts';

export interface AskAnalystsDeps {
  readonly providers: Providers;
  readonly newsOf: (trackSlug: string) => Promise<readonly StoredNews[]>;
  /** The racing clock. */
  readonly clock: Clock;
  readonly digest: Digest;
}

interface Asking {
  readonly provider: Provider;
  readonly ask: AnalystsQuestion;
  readonly shared: string;
  /** Who pays: a member, or null for the house. */
  readonly askedBy: string | null;
}

type Standing = ReadonlyMap<RaceId, Told>;

const isRunning = ({ evidence }: RaceToAsk): boolean =>
  evidence.interests.length > 0 && evidence.race.isCancelled !== true;

type SlotWordsByRace = ReadonlyMap<RaceId, SlotWords>;

const idOf = ({ evidence }: RaceToAsk): RaceId => evidence.race.id;

/** What was heard about each of them. */
async function heardAbout(
  races: readonly RaceToAsk[],
  work: (race: RaceToAsk) => Promise<SlotWords>,
): Promise<SlotWordsByRace> {
  const heard = await firstAlone(races, {
    ask: async (race) => [idOf(race), await work(race)] as const,
    endOf: ([, { is }]) => (is === 'told' ? 'answered' : is),
    instead: (race, [, last]) => [idOf(race), last] as const,
  });
  return new Map(heard);
}

/** A refusal of the house itself, as when its database is away, is no answer either. */
async function askOrRefused(
  provider: Provider,
  question: ModelQuestion<'pick'>,
): Promise<ModelAnswer<'pick'>> {
  try {
    return await provider.ask(question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { is: 'ill', why: error.message, usage: null };
  }
}

/** Asks the outside analysts about races, both slots at once. Whatever goes wrong stands in the words of that slot. */
export function makeAskAnalysts({ providers, newsOf, clock, digest }: AskAnalystsDeps): AskAnalysts {
  function questionOn({ shared, askedBy }: Asking, { evidence, chances }: RaceToAsk): ModelQuestion<'pick'> {
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

  async function wordsOn(asking: Asking, race: RaceToAsk): Promise<SlotWords> {
    const { provider } = asking;
    const by = { name: provider.name, model: provider.model };
    const answer = await askChecked(
      (question) => askOrRefused(provider, question),
      questionOn(asking, race),
      (parsedPick) => pickProblems(safePick(parsedPick), race.evidence),
    );
    const instant = clock();
    if (answer.is !== 'answered') return { is: answer.is, by, why: answer.why, at: instant };
    return { is: 'told', by, pick: safePick(answer.value), at: instant, facts: factsOf(provider, race) };
  }

  function standingIn({ provider, ask }: Asking, races: readonly RaceToAsk[]): Standing {
    return new Map(
      races.flatMap((race) => {
        const before = ask.kept.get(idOf(race))?.[provider.slot] ?? null;
        const stands = before?.is === 'told' && before.facts === factsOf(provider, race);
        return stands ? [[idOf(race), before] as const] : [];
      }),
    );
  }

  /** A clock that was set back knows words of a later hour: nobody told them since. */
  const isNewEnough = ({ isAnew, newAfter }: AnalystsQuestion, told: Told): boolean =>
    !isAnew || (newAfter !== undefined && told.at > newAfter && told.at <= clock());

  /** What a member's allowance did not pay for is everybody's: where nothing stands, the house asks. */
  async function heardBy(asking: Asking, races: readonly RaceToAsk[], standing: Standing) {
    const slotWordsByRace = await heardAbout(races, (race) => wordsOn(asking, race));
    if (asking.askedBy === null) return slotWordsByRace;
    const left = races.filter(
      (race) => slotWordsByRace.get(idOf(race))?.is === 'no-budget' && !standing.has(idOf(race)),
    );
    const house = { ...asking, askedBy: null };
    return new Map([...slotWordsByRace, ...(await heardAbout(left, (race) => wordsOn(house, race)))]);
  }

  async function askSlot(slot: Slot, ask: AnalystsQuestion, shared: string): Promise<SlotWordsByRace> {
    const provider = providers[slot];
    if (provider === null) return new Map();
    const asking = { provider, ask, shared, askedBy: ask.askedBy };
    const running = ask.races.filter(isRunning);
    const standing = standingIn(asking, running);
    const open = running.filter((race) => {
      const told = standing.get(idOf(race));
      return told === undefined || !isNewEnough(ask, told);
    });
    const slotWordsByRace = await heardBy(asking, open, standing);
    return new Map([
      ...[...slotWordsByRace].filter(([id, words]) => words.is === 'told' || !standing.has(id)),
      ...[...standing].filter(([id]) => slotWordsByRace.get(id)?.is !== 'told'),
    ]);
  }

  return async function askAnalysts(ask: AnalystsQuestion): Promise<WordsByRace> {
    if (SLOTS.every((slot) => providers[slot] === null)) return new Map<RaceId, RaceWords>();
    const { track, day, card, experts } = ask;
    const shared = dayBrief({ track, day, races: card, news: await newsOf(ask.trackSlug), experts });
    const [claude, openai] = await Promise.all([
      askSlot('claude', ask, shared),
      askSlot('openai', ask, shared),
    ]);
    return new Map(
      ask.races.map(({ evidence: { race } }) => [
        race.id,
        { ...NO_WORDS, claude: claude.get(race.id) ?? null, openai: openai.get(race.id) ?? null },
      ]),
    );
  };
}
