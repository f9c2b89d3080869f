import { sumBy } from '../../kernel/numbers.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Providers } from '../../picks/ports.ts';
import { debateConsensus } from '../debate/consensus.ts';
import type { BySide, Debate, FinalPosition, Opening, ReportedRound } from '../debate/debate.ts';
import { both, type DebateAsker, debaterOf } from '../debate/debater.ts';
import { critiques, finals, openings } from '../debate/rounds.ts';
import { namesOf, sideOf, speakersOf } from '../debate/side.ts';
import { checkedStatements } from '../debate/statements.ts';
import type { AttributedAnswer } from '../outside-model.ts';
import type { CardViews } from '../ports.ts';
import { isRun, type RaceView, raceOff } from '../race-view.ts';

export interface HoldDebateDeps {
  readonly views: CardViews;
  readonly providers: Providers;
  /** How the built-in analysts are called together. */
  readonly label: string;
}

export interface DebateRequest extends DebateAsker {
  /** Slug or number. */
  readonly track: string;
  readonly raceNumber: number;
}

/** A debate ready to run: rounds are reported as they end, the whole in the end. */
export interface DebateSession {
  readonly run: (onRound?: (round: ReportedRound) => void) => Promise<Debate>;
}

const roundsOf = (
  opened: BySide<AttributedAnswer<Opening>>,
  critiqued: BySide<AttributedAnswer<string>>,
  ended: BySide<AttributedAnswer<FinalPosition>>,
) => (['claude', 'gpt'] as const).flatMap((side) => [opened[side], critiqued[side], ended[side]]);

/**
 * A debate of both analysts on a race of the card in play: three rounds in which no sentence is said twice, their
 * consensus, and every fact they named checked against the card. Refuses ('not-found') a day without a card (`card.no-card`), a number
 * that is not on it (`card.unknown-race`), a race without starters (`assistant.no-starters`), and, while running,
 * ('unavailable') an analyst that was asked and gave no answer.
 */
export function makeHoldDebate(deps: HoldDebateDeps) {
  async function runDebate(
    view: RaceView,
    debateRequest: DebateRequest,
    onRound: (round: ReportedRound) => void,
  ): Promise<Debate> {
    const debaters = await both(async (side) => debaterOf(side, view, deps.providers, debateRequest));
    const opened = await openings(debaters, view);
    const round1 = { claude: opened.claude.value, gpt: opened.gpt.value };
    onRound({ round1, speakers: { round1: speakersOf(opened) } });
    const critiqued = await critiques(debaters, opened, view);
    const round2 = {
      claudeCritique: { critique: critiqued.claude.value },
      gptCritique: { critique: critiqued.gpt.value },
    };
    onRound({ round2, speakers: { round2: speakersOf(critiqued) } });
    const ended = await finals(debaters, opened, critiqued, view);
    const round3 = { claudeFinal: ended.claude.value, gptFinal: ended.gpt.value };
    onRound({ round3, speakers: { round3: speakersOf(ended) } });
    const speakers = {
      round1: speakersOf(opened),
      round2: speakersOf(critiqued),
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
      checks: checkedStatements(view, { round1, round2, round3 }),
      speakers,
      analysts,
      analysedBy: namesOf(analysts, deps.label),
      tokens: sumBy(roundsOf(opened, critiqued, ended), ({ tokens }) => tokens),
    };
  }

  return async function holdDebate(debateRequest: DebateRequest): Promise<DebateSession> {
    const view = await deps.views.raceNumbered(debateRequest.track, debateRequest.raceNumber);
    if (view.evidence.starters.length === 0) {
      throw new Refusal(
        'not-found',
        'assistant.no-starters',
        `Race ${debateRequest.raceNumber} has no starters.`,
      );
    }
    if (isRun(view)) throw raceOff(view);
    return { run: (onRound = () => undefined) => runDebate(view, debateRequest, onRound) };
  };
}

export type HoldDebate = ReturnType<typeof makeHoldDebate>;
