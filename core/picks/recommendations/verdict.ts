import { horseName } from '../../card/horse-name.ts';
import type { QuotedPrice } from '../../card/price.ts';
import { percentText } from '../../kernel/text.ts';
import { quotedAtLeast } from '../../odds/price-ladder.ts';
import { priceToTake } from '../../odds/value.ts';
import type { Joined } from '../analysis/blended-pick.ts';
import { priceWords } from './live-odds.ts';
import type { Slot, Verdict } from './recommendation.ts';
import type { ValueBet } from './value-bet.ts';

const NO_RACE: Verdict = {
  kind: 'PASS',
  horse: null,
  programNumber: null,
  priceToTake: null,
  sentence: 'No starters: no bet.',
};

function play(bet: ValueBet): Verdict {
  const { horse, programNumber, priceToTake: least, chance, price } = bet;
  return {
    kind: 'PLAY',
    horse,
    programNumber,
    priceToTake: least,
    sentence: `${horseName(horse)} to win at ${(least ?? price).text} or better: ${percentText(chance)} by our chances, ${priceWords(price)}.`,
  };
}

/** `Form analyst` becomes `the form analyst` within a sentence; a name stays a name. */
const inSentence = (picker: string): string =>
  picker.includes(' ') ? `the ${picker.charAt(0).toLowerCase()}${picker.slice(1)}` : picker;

/** The analysts who like a horse that the blended chances pass on. */
function singlePicker(bets: Readonly<Record<Slot, readonly ValueBet[]>>, { pickers }: Joined): string {
  const [claude] = bets.claude;
  const [openai] = bets.openai;
  const likes = [
    claude === undefined ? null : `${inSentence(pickers.claude)} likes ${horseName(claude.horse)}`,
    openai === undefined ? null : `${inSentence(pickers.openai)} likes ${horseName(openai.horse)}`,
  ].filter((part) => part !== null);
  if (likes.length === 0) return '';
  const text = likes.join(' and ');
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}, but not enough to beat the market.`;
}

const quoted = (chance: number, margin: number): QuotedPrice | null => {
  const least = priceToTake(chance, margin);
  return least === null ? null : quotedAtLeast(least);
};

/** The chance, the fair price for it, and what we ask for and what there is. */
function passText(joined: Joined, price: QuotedPrice | null): string {
  const { runner, interest } = joined.horse;
  const opening = interest.price === null ? 'No price yet.' : 'Not at this price.';
  const start = `${opening} ${horseName(runner.horseName)}: ${percentText(joined.chance)} by our chances`;
  if (price === null) return `${start}, too little for a bet at any price.`;
  const fair = quoted(joined.chance, 0);
  const current = interest.price === null ? '' : `; it is ${priceWords(interest.price)}`;
  return `${start}. Fair ${fair?.text ?? price.text}; we ask ${price.text} or better${current}.`;
}

function pass(joined: Joined, margin: number, bets: Readonly<Record<Slot, readonly ValueBet[]>>): Verdict {
  const { runner } = joined.horse;
  const price = quoted(joined.chance, margin);
  return {
    kind: 'PASS',
    horse: runner.horseName,
    programNumber: runner.programNumber,
    priceToTake: price,
    sentence: `${passText(joined, price)}${singlePicker(bets, joined)}`,
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
