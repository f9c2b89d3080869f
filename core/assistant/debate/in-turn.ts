import { horseName } from '../../card/horse-name.ts';
import type { Answerer } from '../outside-model.ts';
import type { RaceView } from '../race-view.ts';
import type { DebateSide } from './debate.ts';
import type { Debater } from './debater.ts';
import { moreToSay } from './more-to-say.ts';
import { withoutRepeats } from './repeats.ts';
import { starterOr } from './statements.ts';

/** What a side says in a round. */
export interface Turn {
  readonly text: string;
  /** Facts it can give instead where all of that was said before, a sentence each. */
  readonly more: readonly string[];
  /** What is shown where it has none of them either. */
  readonly nothingNew: string;
}

/** The words of a turn that are new: no sentence that was said before, by either side. */
export function newWords({ text, more, nothingNew }: Turn, said: readonly string[]): string {
  const left = withoutRepeats(text, said);
  if (left !== '') return left;
  return more.find((fact) => withoutRepeats(fact, said) !== '') ?? nothingNew;
}

/** The facts that a built-in analyst has left to say of horses; a model speaks for itself. */
export const factsLeft = (
  { opinion }: Debater,
  { isBuiltIn }: Answerer,
  programNumbers: readonly string[],
  race: RaceView,
): readonly string[] => (isBuiltIn ? moreToSay(opinion, programNumbers, race) : []);

const SEATS = { claude: 'first', gpt: 'second' } as const;

const horseOn = (view: RaceView, number: string): string =>
  `#${number} ${horseName(starterOr(view, number).horseName)}`;

/** What is shown of a side that says nothing of its own, in each round; `number` is the horse it speaks of. */
export const NOTHING_NEW = {
  round1: (side: DebateSide, view: RaceView, number: string): string =>
    `The ${SEATS[side]} analyst opens on ${horseOn(view, number)} and gives no reason of its own.`,
  round2: (side: DebateSide, view: RaceView, number: string): string =>
    `On ${horseOn(view, number)} the ${SEATS[side]} analyst says nothing that was not said before.`,
  round3: (side: DebateSide, view: RaceView, number: string): string =>
    `The ${SEATS[side]} analyst ends on ${horseOn(view, number)} and adds nothing to what was said.`,
} as const;
