import { safeText } from '../../kernel/safe-text.ts';
import { type AttributedAnswer, builtIn } from '../outside-model.ts';
import type { RaceView } from '../race-view.ts';
import { critiqueOf, finalOf, openingOf } from './built-in-debater.ts';
import { isOneTicket } from './consensus.ts';
import type { BySide, DebateSide, FinalPosition, Opening } from './debate.ts';
import { both, type Debater } from './debater.ts';
import { faultsOfNumber, faultsOfText } from './faults.ts';
import { factsLeft, NOTHING_NEW, newWords, type Turn } from './in-turn.ts';
import { opposes } from './opposing.ts';
import { critiqueTask, finalTask, OPENING_TASK } from './prompts.ts';
import { withoutRepeats } from './repeats.ts';
import { otherOf, starterOr } from './statements.ts';

type Answers<Value> = BySide<AttributedAnswer<Value>>;

async function openingBy({ ask, opinion }: Debater, view: RaceView): Promise<AttributedAnswer<Opening>> {
  const answer = await ask(
    'debate-opening',
    OPENING_TASK,
    ({ programNumber, reasoning }) => [...faultsOfNumber(view, programNumber), ...faultsOfText(reasoning)],
    () => openingOf(opinion) ?? { programNumber: '', confidence: 0, reasoning: '' },
  );
  const { programNumber, confidence, reasoning } = answer.value;
  const value = {
    horse: starterOr(view, programNumber).horseName,
    programNumber,
    confidence: Math.min(10, Math.max(0, confidence)),
    reasoning: safeText(reasoning),
  };
  return { ...answer, value };
}

/** Round 1: the horse of each side, and why. The second side says no sentence of the first. */
export async function openings(debaters: BySide<Debater>, view: RaceView): Promise<Answers<Opening>> {
  const answers = await both((side) => openingBy(debaters[side], view));
  const turnOf = (side: DebateSide): Turn => {
    const { programNumber, reasoning } = answers[side].value;
    return {
      text: reasoning,
      more: factsLeft(debaters[side], answers[side].by, [programNumber], view),
      nothingNew: NOTHING_NEW.round1(side, view, programNumber),
    };
  };
  const saying = (side: DebateSide, said: readonly string[]): AttributedAnswer<Opening> => ({
    ...answers[side],
    value: { ...answers[side].value, reasoning: newWords(turnOf(side), said) },
  });
  const claude = saying('claude', []);
  return { claude, gpt: saying('gpt', [claude.value.reasoning]) };
}

/** The critique of a model, or of who stands in for it; one that was to oppose and did not is asked once more. */
async function critiqueBy(
  { ask, opinion, side }: Debater,
  opened: Answers<Opening>,
  race: RaceView,
  mustOppose: boolean,
): Promise<AttributedAnswer<string>> {
  const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
  const answered = async (oppose: boolean | 'again'): Promise<AttributedAnswer<string>> => {
    const answer = await ask(
      'debate-critique',
      critiqueTask(opening.reasoning, `#${other.programNumber}: ${other.reasoning}`, oppose),
      ({ critique }) => faultsOfText(critique),
      () => critiqueOf(opinion, opening.programNumber, other.programNumber, { side, race }),
    );
    return { ...answer, value: safeText(answer.value.critique) };
  };
  const first = await answered(mustOppose);
  const words = withoutRepeats(first.value, [opened.claude.value.reasoning, opened.gpt.value.reasoning]);
  if (!mustOppose || first.by.isBuiltIn || opposes(words, race, opening.programNumber)) return first;
  const second = await answered('again');
  return { ...second, tokens: first.tokens + second.tokens };
}

/** The built-in analyst's case against the horse both opened on, for a model that made none. */
function caseInstead(
  { opinion, side }: Debater,
  { by, tokens }: AttributedAnswer<string>,
  opened: Answers<Opening>,
  race: RaceView,
): AttributedAnswer<string> {
  const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
  const { critique } = critiqueOf(opinion, opening.programNumber, other.programNumber, { side, race });
  const note = `${by.name} named no other starter and no odds against the horse both opened on.`;
  return { value: critique, by: builtIn(opinion.analyst, note), tokens };
}

/**
 * Round 2: what each side says of the other's opening. Where both opened on one ticket the second side argues against it: a
 * model that names neither another starter nor odds is replaced by the built-in analyst.
 */
export async function critiques(
  debaters: BySide<Debater>,
  opened: Answers<Opening>,
  race: RaceView,
): Promise<Answers<string>> {
  const numbers = { claude: opened.claude.value.programNumber, gpt: opened.gpt.value.programNumber };
  const isShared = isOneTicket(race.evidence.starters, numbers.claude, numbers.gpt);
  const given = await both((side) => critiqueBy(debaters[side], opened, race, isShared && side === 'gpt'));
  const before = [opened.claude.value.reasoning, opened.gpt.value.reasoning];
  const saying = (side: DebateSide, answer: AttributedAnswer<string>, said: readonly string[]) => {
    const more = factsLeft(debaters[side], answer.by, [numbers[otherOf(side)], numbers[side]], race);
    const nothingNew = NOTHING_NEW.round2(side, race, numbers[otherOf(side)]);
    return { ...answer, value: newWords({ text: answer.value, more, nothingNew }, said) };
  };
  const claude = saying('claude', given.claude, before);
  const said = [...before, claude.value];
  const isCase =
    !isShared || given.gpt.by.isBuiltIn || opposes(withoutRepeats(given.gpt.value, said), race, numbers.gpt);
  const gpt = isCase ? given.gpt : caseInstead(debaters.gpt, given.gpt, opened, race);
  return { claude, gpt: saying('gpt', gpt, said) };
}

async function finalBy(
  { ask, opinion, side }: Debater,
  opened: Answers<Opening>,
  critiqued: Answers<string>,
  view: RaceView,
): Promise<AttributedAnswer<FinalPosition>> {
  const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
  const answer = await ask(
    'debate-final',
    finalTask(
      opening.reasoning,
      `#${other.programNumber}: ${other.reasoning}`,
      critiqued[otherOf(side)].value,
    ),
    ({ programNumber, explanation }) => [
      ...faultsOfNumber(view, programNumber),
      ...faultsOfText(explanation),
    ],
    () => finalOf(opinion, opening.programNumber, other.programNumber, { side, race: view }),
  );
  const { programNumber, explanation } = answer.value;
  const finalHorse = starterOr(view, programNumber).horseName;
  return { ...answer, value: { finalHorse, programNumber, explanation: safeText(explanation) } };
}

/** Round 3: the horse each side ends on, and why. */
export async function finals(
  debaters: BySide<Debater>,
  opened: Answers<Opening>,
  critiqued: Answers<string>,
  view: RaceView,
): Promise<Answers<FinalPosition>> {
  const answers = await both((side) => finalBy(debaters[side], opened, critiqued, view));
  const before = [
    ...[opened.claude, opened.gpt].map(({ value }) => value.reasoning),
    ...[critiqued.claude, critiqued.gpt].map(({ value }) => value),
  ];
  const saying = (side: DebateSide, said: readonly string[]): AttributedAnswer<FinalPosition> => {
    const { value, by } = answers[side];
    const more = factsLeft(debaters[side], by, [value.programNumber], view);
    const nothingNew = NOTHING_NEW.round3(side, view, value.programNumber);
    const explanation = newWords({ text: value.explanation, more, nothingNew }, said);
    return { ...answers[side], value: { ...value, explanation } };
  };
  const claude = saying('claude', before);
  return { claude, gpt: saying('gpt', [...before, claude.value.explanation]) };
}
