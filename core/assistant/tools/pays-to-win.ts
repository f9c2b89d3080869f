import { isOnBoard } from '../../card/price.ts';
import { shortDollars } from '../../kernel/text.ts';
import { readFraction, toOne } from '../../odds/fraction.ts';
import { toCents } from '../../tickets/combinations.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, named, percent, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const PAYS =
  /\bpays?\b|\bpay(?:off|out)s?\b|\bget back\b|\breturns?\b(?! (?:from|off|after|to (?:the |its |his |her )?(?:turf|dirt|grass|main|races?|track|form|sprint\w*|rout\w*))\b)|\bhow much (?:do|would|will|could|can) i (?:win|make|get|collect)\b/i;
const READS = /\b(?:read|mean|means|understand|explain|work)\b/i;
const IS_OF_ODDS = /\b(?:odds|price|priced|paying|pays?|bet|ticket)\b/i;
/** `9-5`, `5/2`, `8 to 1`, as odds of a question. */
const ODDS = /\b(\d{1,3})(?:\s?[-/]\s?| to )(\d{1,2})\b/;
const USUAL_STAKE = 2;

const returned = (stake: number, odds: number): string => shortDollars(toCents(stake * (1 + odds)));

/** Whether numbers of a question are odds: it speaks of odds or of pay, or asks about them alone. */
function isOfOdds(text: string, said: string): boolean {
  if (/\braces?\b|\bfurlongs?\b|\bworks?outs?\b/i.test(text.replace(/\bworks?\b/i, ' '))) return false;
  if (PAYS.test(text)) return true;
  const rest = text
    .replace(said, ' ')
    .replace(
      /\b(?:what|does|do|how|to|a|is|the|mean|means|explain|read|i|understand|work)\b|[^\p{L}]+/giu,
      '',
    );
  return READS.test(text) && (IS_OF_ODDS.test(text) || rest === '');
}

/** A place or show bet: its pool is not stored, so only its chance is known. */
function ofMinorBet(
  { evidence, order, picks }: RaceView,
  {
    wager,
    number,
    name,
  }: { readonly wager: 'place' | 'show'; readonly number: string; readonly name: string },
  stake: number | null,
): readonly string[] {
  const index = evidence.interests.findIndex(({ runners }) =>
    runners.some(({ programNumber }) => programNumber === number),
  );
  const chance = order[wager][index];
  const bet = `${stake === null ? 'A bet' : shortDollars(stake)} to ${wager} on ${name} in race ${picks.raceNumber}`;
  return [
    `What ${bet} returns is not known before the race: place and show pools are not stored.`,
    chance === undefined
      ? `${name} does not start.`
      : `By our chances it cashes ${percent(chance)} of the time.`,
    'You are paid at the final pools. No bets are taken here.',
  ];
}

/** What a win bet returns at the price of a named horse, or at odds that are said. */
export const paysToWin: Tool = {
  name: 'what a win bet pays',
  reads(question) {
    const { text, card } = question;
    const wager = wagerIn(text);
    const isMinor = wager === 'place' || wager === 'show';
    if ((wager !== null && wager !== 'win' && !isMinor) || severalIn(text) !== null) return null;
    const stake = amountsIn(text)[0]?.dollars ?? USUAL_STAKE;
    const horse = horseOf(question);
    const [said, top = '', bottom = ''] = ODDS.exec(text) ?? [];
    if (horse === null && isMinor) return null;
    if (horse === null) {
      if (said === undefined || Number(bottom) === 0 || !isOfOdds(text, said)) return null;
      const odds = toOne(readFraction(`${top}-${bottom}`));
      if (!Number.isFinite(odds) || odds <= 0) return null;
      return atOnce({
        answer: saying([
          `Odds of ${top}-${bottom} mean $${top} of profit for each $${bottom} bet: a ${shortDollars(stake)} win ticket returns ${returned(stake, odds)}.`,
          'You are paid at the final odds.',
        ]),
        views: [],
      });
    }
    if (!PAYS.test(text) || /\bpays? to\b|\bdid\b|\bpaid\b|\bneed|\bmust\b|\bshould\b/i.test(text))
      return null;
    const { raceNumber, runner } = horse;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
      const say = (...lines: readonly string[]) => ({ answer: saying(lines, [raceNumber]), views });
      if (view !== undefined && isRun(view)) return closedRace(view, card, facts, runner.programNumber);
      if (runner.isScratched) return say(`${name} in race ${raceNumber} is scratched.`);
      const price = view?.evidence.interests.find(({ runners }) =>
        runners.some(({ programNumber }) => programNumber === runner.programNumber),
      )?.price;
      if (view !== undefined && chanceOf(view, runner.programNumber) === null)
        return say(`${name} runs in race ${raceNumber} only if it draws in.`);
      if (view !== undefined && isMinor)
        return say(
          ...ofMinorBet(
            view,
            { wager, number: runner.programNumber, name },
            amountsIn(text)[0]?.dollars ?? null,
          ),
        );
      if (view === undefined || price == null)
        return say(`${name} in race ${raceNumber} has no price yet, so what it would pay is not known.`);
      if (!isOnBoard(price))
        return say(
          `${name} in race ${raceNumber} has no live price yet, so what it would pay is not known. Its morning line, the track's forecast, is ${price.text}.`,
        );
      return say(
        `${shortDollars(stake)} to win on ${name} in race ${raceNumber} returns about ${returned(stake, price.toOne)} at ${priceOf(view, runner.programNumber)}.`,
        'You are paid at the final odds. No bets are taken here.',
      );
    };
  },
};
