import { quotedAtLeast } from '../../odds/price-ladder.ts';
import { priceToTake } from '../../odds/value.ts';
import type { Joined } from '../analysis/blended-pick.ts';
import { horseName } from '../answers/horse-name.ts';
import { priceWords } from './live-odds.ts';
import type { Slot, Verdict } from './recommendation.ts';
import type { ValueBet } from './value-bet.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`;

const NO_RACE: Verdict = {
  kind: 'PASS',
  horse: null,
  programNumber: null,
  priceToTake: null,
  sentence: 'No starter in the body of the race: no bet.',
};

function play(bet: ValueBet): Verdict {
  const { horse, programNumber, priceToTake: price, odds, chance, oddsKind: kind } = bet;
  const least = price?.text ?? odds;
  return {
    kind: 'PLAY',
    horse,
    programNumber,
    priceToTake: price,
    sentence: `${horseName(horse)} to win at ${least} or better: ${percent(chance)} in the blended view, ${priceWords({ text: odds, kind })}.`,
  };
}

/** `Form and class` within a sentence; a name stays one. */
const inSentence = (picker: string): string =>
  picker.includes(' ') ? picker.charAt(0).toLowerCase() + picker.slice(1) : picker;

/** Which analyst alone sees value, told so that a pass is not a surprise. */
function singlePicker(
  bets: Readonly<Record<Slot, readonly ValueBet[]>>,
  { voices: pickers }: Joined,
): string {
  const [claude] = bets.claude;
  const [openai] = bets.openai;
  const told = [
    claude === undefined ? null : `${inSentence(pickers.claude)} sees value in ${horseName(claude.horse)}`,
    openai === undefined ? null : `${inSentence(pickers.openai)} sees value in ${horseName(openai.horse)}`,
  ].filter((part) => part !== null);
  if (told.length === 0) return '';
  const text = told.join(', ');
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}; blended with the market it is not enough.`;
}

function pass(joined: Joined, margin: number, bets: Readonly<Record<Slot, readonly ValueBet[]>>): Verdict {
  const { runner, interest } = joined.horse;
  const asked = priceToTake(joined.chance, margin);
  const price = asked === null ? null : quotedAtLeast(asked);
  const line = interest.odds === null ? 'no price on the card' : priceWords(interest.odds);
  const name = horseName(runner.horseName);
  const wanted =
    price === null
      ? `${name} is no bet at any price a board shows`
      : `${name} would be a bet at ${price.text} or better (${percent(joined.chance)} in the blended view, ${line})`;
  return {
    kind: 'PASS',
    horse: runner.horseName,
    programNumber: runner.programNumber,
    priceToTake: price,
    sentence: `No bet at the prices known. ${wanted}.${singlePicker(bets, joined)}`,
  };
}

/** A bet where the blended chance beats a price by the margin, else a pass with the price that would change it. */
export function verdictOn(
  choice: Joined | null,
  bets: Readonly<Record<Slot | 'blended', readonly ValueBet[]>>,
  margin: number,
): Verdict {
  const [best] = bets.blended;
  if (best !== undefined) return play(best);
  return choice === null ? NO_RACE : pass(choice, margin, bets);
}
