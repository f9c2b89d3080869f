import type { RaceId } from '../../card/race.ts';
import type { Runner } from '../../card/runner.ts';
import { checkStatement } from '../../fact-check/check-statement.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { safeText } from '../../kernel/safe-text.ts';
import type { Opinion } from '../../picks/analysis/opinion.ts';
import type { Slot } from '../../picks/analysis/slot.ts';
import { raceBrief } from '../../picks/brief/race-brief.ts';
import type { Providers } from '../../picks/ports.ts';
import type { AnswerShapes, Asker, ModelQuestion, ShapeName } from '../../picks/questions/model-question.ts';
import { critiqueOf, finalOf, openingOf } from '../debate/built-in-debater.ts';
import { debateConsensus } from '../debate/consensus.ts';
import type {
  Debate,
  DebateCheck,
  DebateRound,
  DebateSide,
  FinalPosition,
  Opening,
  ReportedRound,
} from '../debate/debate.ts';
import { critiqueTask, DEBATE_RULES, finalTask, OPENING_TASK } from '../debate/prompts.ts';
import { sideOf } from '../debate/side.ts';
import { answererText, type Heard, hear } from '../outside.ts';
import type { CardViews } from '../ports.ts';
import type { RaceInView } from '../race-in-view.ts';

export interface HoldDebateDeps {
  readonly views: CardViews;
  readonly providers: Providers;
  /** How the built-in analysts are called together. */
  readonly label: string;
}

export interface DebateWanted {
  /** Slug or number. */
  readonly track: string;
  readonly raceNumber: number;
  readonly askedBy: string | null;
  readonly asker?: Asker;
}

const SIDES: Readonly<Record<DebateSide, Slot>> = { claude: 'claude', gpt: 'openai' };

/** One side of a debate on a race. */
interface Debater {
  readonly side: DebateSide;
  readonly opinion: Opinion;
  ask<Shape extends ShapeName>(
    shape: Shape,
    task: string,
    problemsOf: (value: AnswerShapes[Shape]) => readonly string[],
    own: () => AnswerShapes[Shape],
  ): Promise<Heard<AnswerShapes[Shape]>>;
}

const LEAST_WORDS = 20;

const faultsOfText = (text: string): readonly string[] =>
  text.trim().length < LEAST_WORDS ? ['it says too little'] : [];

function starterOr(view: RaceInView, number: string): Runner {
  const runner = view.evidence.starters.find(({ programNumber }) => programNumber === number);
  if (runner === undefined) throw new Error(`number ${number} does not start`);
  return runner;
}

function faultsOfNumber({ evidence }: RaceInView, number: string): readonly string[] {
  const starts = evidence.starters.some(({ programNumber }) => programNumber === number);
  return starts ? [] : [`#${number.slice(0, 8)} is not among the starters`];
}

function debaterOf(
  side: DebateSide,
  view: RaceInView,
  { providers }: HoldDebateDeps,
  debateWanted: DebateWanted,
): Debater {
  const slot = SIDES[side];
  const opinion = view.builtIn.opinions[slot];
  if (opinion === null) throw new Error('the built-in analysts always have an opinion');
  const brief = raceBrief(view.evidence, view.chances);
  return {
    side,
    opinion,
    ask: (shape, task, problemsOf, own) => {
      const question: ModelQuestion<typeof shape> = {
        shape,
        feature: 'debate',
        raceId: view.evidence.race.id as RaceId,
        askedBy: debateWanted.askedBy,
        instructions: DEBATE_RULES,
        shared: '',
        question: `${brief}\n\n${task}`,
      };
      const extras = debateWanted.asker === undefined ? {} : { extras: { asker: debateWanted.asker } };
      return hear({
        outside: providers[slot],
        question,
        problemsOf,
        own: { name: opinion.analyst, value: own },
        ...extras,
      });
    },
  };
}

type Told<Value> = Readonly<Record<DebateSide, Value>>;

async function both<Value>(work: (side: DebateSide) => Promise<Value>): Promise<Told<Value>> {
  const [claude, gpt] = await Promise.all([work('claude'), work('gpt')]);
  return { claude, gpt };
}

const otherOf = (side: DebateSide): DebateSide => (side === 'claude' ? 'gpt' : 'claude');

async function openings(debaters: Told<Debater>, view: RaceInView): Promise<Told<Heard<Opening>>> {
  return both(async (side) => {
    const { ask, opinion } = debaters[side];
    const heard = await ask(
      'debate-opening',
      OPENING_TASK,
      ({ programNumber, reasoning }) => [...faultsOfNumber(view, programNumber), ...faultsOfText(reasoning)],
      () => openingOf(opinion) ?? { programNumber: '', confidence: 0, reasoning: '' },
    );
    const { programNumber, confidence, reasoning } = heard.value;
    const horse = starterOr(view, programNumber).horseName;
    const value = {
      horse,
      programNumber,
      confidence: Math.min(10, Math.max(0, confidence)),
      reasoning: safeText(reasoning),
    };
    return { ...heard, value };
  });
}

const critiques = (debaters: Told<Debater>, opened: Told<Heard<Opening>>): Promise<Told<Heard<string>>> =>
  both(async (side) => {
    const { ask, opinion } = debaters[side];
    const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
    const heard = await ask(
      'debate-critique',
      critiqueTask(opening.reasoning, `#${other.programNumber}: ${other.reasoning}`),
      ({ critique }) => faultsOfText(critique),
      () => critiqueOf(opinion, opening.programNumber, other.programNumber),
    );
    return { ...heard, value: safeText(heard.value.critique) };
  });

const finals = (
  debaters: Told<Debater>,
  opened: Told<Heard<Opening>>,
  criticised: Told<Heard<string>>,
  view: RaceInView,
): Promise<Told<Heard<FinalPosition>>> =>
  both(async (side) => {
    const { ask, opinion } = debaters[side];
    const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
    const heard = await ask(
      'debate-final',
      finalTask(
        opening.reasoning,
        `#${other.programNumber}: ${other.reasoning}`,
        criticised[otherOf(side)].value,
      ),
      ({ programNumber, explanation }) => [
        ...faultsOfNumber(view, programNumber),
        ...faultsOfText(explanation),
      ],
      () => finalOf(opinion, opening.programNumber, other.programNumber, view),
    );
    const { programNumber, explanation } = heard.value;
    return {
      ...heard,
      value: {
        finalHorse: starterOr(view, programNumber).horseName,
        programNumber,
        explanation: safeText(explanation),
      },
    };
  });

const speakersOf = ({ claude, gpt }: Told<Heard<unknown>>) => ({ claude: claude.by, gpt: gpt.by });

function checksOf(
  view: RaceInView,
  said: readonly (readonly [DebateCheck['round'], DebateSide, string, string])[],
): readonly DebateCheck[] {
  return said.flatMap(([round, side, text, about]) =>
    checkStatement(text, view.evidence, starterOr(view, about)).map((claim) => ({ ...claim, round, side })),
  );
}

/** A debate that may begin: rounds are told as they end, the whole in the end. */
export interface DebateTelling {
  readonly tell: (hear?: (round: ReportedRound) => void) => Promise<Debate>;
}

const roundsOf = (
  opened: Told<Heard<Opening>>,
  criticised: Told<Heard<string>>,
  ended: Told<Heard<FinalPosition>>,
) => (['claude', 'gpt'] as const).flatMap((side) => [opened[side], criticised[side], ended[side]]);

/** What was said of whom in which round, in the order in which it was said. */
const statementsOf = ({ round1, round2, round3 }: Pick<Debate, DebateRound>) =>
  [
    ...(['claude', 'gpt'] as const).map(
      (side) => [1, side, round1[side].reasoning, round1[side].programNumber] as const,
    ),
    ...(['claude', 'gpt'] as const).map(
      (side) => [2, side, round2[`${side}Critique`].critique, round1[otherOf(side)].programNumber] as const,
    ),
    ...(['claude', 'gpt'] as const).map(
      (side) => [3, side, round3[`${side}Final`].explanation, round3[`${side}Final`].programNumber] as const,
    ),
  ] as const;

/** `Claude (claude-…) and GPT (gpt-…)`; the built-in analysts by their common name. */
function analysedByIn({ claude, gpt }: Debate['analysts'], label: string): string {
  const names = [claude, gpt].map((by) => answererText(by.isBuiltIn ? { ...by, name: label } : by));
  return [...new Set(names)].join(' and ');
}

/**
 * A debate of both analysts on a race of the card in play: three rounds, what they agree on by the house's rule, and
 * every fact they named held against the card. Refuses ('not-found') a day without a card (`card.no-card`), a number
 * that is not on it (`card.unknown-race`), a race without starters (`assistant.no-starters`), and, in the telling,
 * ('unavailable') an analyst that was asked and gave no answer.
 */
export function makeHoldDebate(deps: HoldDebateDeps) {
  async function held(
    view: RaceInView,
    debateWanted: DebateWanted,
    hear: (round: ReportedRound) => void,
  ): Promise<Debate> {
    const debaters = await both(async (side) => debaterOf(side, view, deps, debateWanted));
    const opened = await openings(debaters, view);
    const round1 = { claude: opened.claude.value, gpt: opened.gpt.value };
    hear({ round1, speakers: { round1: speakersOf(opened) } });
    const criticised = await critiques(debaters, opened);
    const round2 = {
      claudeCritique: { critique: criticised.claude.value },
      gptCritique: { critique: criticised.gpt.value },
    };
    hear({ round2, speakers: { round2: speakersOf(criticised) } });
    const ended = await finals(debaters, opened, criticised, view);
    const round3 = { claudeFinal: ended.claude.value, gptFinal: ended.gpt.value };
    hear({ round3, speakers: { round3: speakersOf(ended) } });
    const speakers = {
      round1: speakersOf(opened),
      round2: speakersOf(criticised),
      round3: speakersOf(ended),
    };
    const analysts = { claude: sideOf(speakers, 'claude'), gpt: sideOf(speakers, 'gpt') };
    const { race, starters } = view.evidence;
    return {
      raceId: race.id,
      raceNumber: race.number,
      round1,
      round2,
      round3,
      consensus: debateConsensus(starters, round1, round3),
      checks: checksOf(view, statementsOf({ round1, round2, round3 })),
      speakers,
      analysts,
      analysedBy: analysedByIn(analysts, deps.label),
      tokens: roundsOf(opened, criticised, ended).reduce((sum, { tokens }) => sum + tokens, 0),
    };
  }

  return async function holdDebate(debateWanted: DebateWanted): Promise<DebateTelling> {
    const view = await deps.views.raceNumbered(debateWanted.track, debateWanted.raceNumber);
    if (view.evidence.starters.length === 0) {
      throw new Refusal(
        'not-found',
        'assistant.no-starters',
        `Race ${debateWanted.raceNumber} has no starters.`,
      );
    }
    return { tell: (hear = () => undefined) => held(view, debateWanted, hear) };
  };
}

export type HoldDebate = ReturnType<typeof makeHoldDebate>;
