import type { PriceKind, QuotedPrice } from '../../card/price.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, knownPriceOf, named, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:what|which|how much|at what)\b.*\b(?:price|odds)\b.*\b(?:need|take|want|bet|fair|worth|accept|ask|should)\b|\b(?:fair|minimum|min|acceptable|right) (?:price|odds)\b|\bprice to take\b|\b(?:what|how) (?:are|is|'s) the (?:price|odds)\b|\bwhat(?:'s| is| are)?\b.*\b(?:odds|price|morning line|chances?|probability)\b|\b(?:odds|price|chances?|morning line) (?:of|on|for)\b|\bgoing off at\b|\b(?:percent(?:age)?|probability)\b|\b(?:odds|price|chances?|morning line)\W*$|\bodds (?:that|of)\b|^\W*(?:odds|price|morning line)\b|\bwhat is\b.*\bat\W*$|\bworth\W*$|\bwhat (?:would|do|should|will) (?:you|i|we) (?:need|take|want|ask|accept)\b|\b(?:is|are)\b.*\b(?:a|an) (?:good |decent |bad |fair )?(?:bet|play|overlay|underlay)\b|\bvalue (?:on|in|with)\b|\bhow likely\b|\bif\b.*\b(?:is|was|were|goes?(?: off)?(?: at)?|drifts?(?: up)?(?: to)?|drops?(?: to)?|at) (?:\d{1,3}-\d{1,2}|\d{1,3} to \d{1,2}|even money)\b|\bworth (?:a bet|betting|it) at\b|\bworth (?:taking |playing |it )?(?:at )?(?:\d{1,3}-\d{1,2}|\d{1,3} to \d{1,2}|even money)|\b(?:bet|play|take|back|buy|touch|use|like|want)\b[^.?!]{0,40}\bat (?:\d{1,3}-\d{1,2}|\d{1,3} to \d{1,2}|even money)\b|\b(?:get|offered?|take|see) (?:\d{1,3}-\d{1,2}|\d{1,3} to \d{1,2}|even money)\b/i;

const WANTS_PRICE_TO_TAKE =
  /\bneed\b|\btake\b|\bvalue\b|\b(?:bet|play)\b|\bwant\b|\bworth\b|\baccept\b|\bask\b|\bshould\b|\bfair\b|\bminimum\b|\bmin\b|\bacceptable\b|\bright (?:price|odds)\b/i;

/** Asks whether a price is right: `is 5-1 good on`, `overpriced`, `an underlay`. */
const JUDGED =
  /\b(?:is|are|would|how about|how is)\b[^.?!]{0,20}\b(?:\d{1,3}-\d{1,2}|\d{1,3} to \d{1,2}|even money)\b[^.?!]{0,20}\b(?:good|fair|enough|generous|value|short|low|high|long|right|ok(?:ay)?|a (?:good )?(?:price|deal))\b|\b(?:over|under)(?:priced|laid|valued)\b|\b(?:overlay|underlay)\b|\b(?:is|are)\b.*\b(?:good|fair|any|a) value\b|\btoo (?:short|long|low) (?:a price|in price|at the price|at that price|in the betting)\b|^\W*(?:so )?(?:is|are) (?:the )?[\w' -]{2,40}?(?: in race \d+)? too short\W*$/i;

/** Of time or of distance, or of another bet than to win. */
const NOT_OF_THE_PRICE =
  /\b(?:layoff|off|away|distances?|furlongs?|miles?|trip|rest|turnaround|break|stretch|homestretch|to (?:place|show)|(?:place|show) bets?)\b/i;

const PRICE_SAID = /(?<![\d.])\b(?:(\d{1,3}(?:\.\d)?)(?:-| to )(\d{1,2})|(even money))\b/i;

/** Whether the price a question supposes is one to bet at: `if he is 5-2`; null where it supposes none. */
function atPriceSaid(text: string, least: number | null): string | null {
  const [said, over = '1', under = '1'] =
    (/\b(?:if|get|take|offered?|worth|at) /i.test(text) && PRICE_SAID.exec(text)) || [];
  if (said === undefined || Number(under) === 0) return null;
  const isBet = least !== null && Number(over) / Number(under) >= least;
  return `At ${said} it is ${isBet ? 'a bet' : 'no bet'} by our chances.`;
}

const isJudged = (text: string): boolean => JUDGED.test(text) && !NOT_OF_THE_PRICE.test(text);

interface Prices {
  readonly fair: QuotedPrice | null;
  readonly least: QuotedPrice | null;
}

/** How a price stands to fair odds and to the price to take, which a morning line and an old board cannot be. */
function judgement(price: string, toOne: number, kind: PriceKind, { fair, least }: Prices): string {
  if (fair === null) return 'our fair odds are not known, or beyond 99-1.';
  const [word, name] =
    toOne < fair.toOne ? ['below', ', an underlay'] : toOne > fair.toOne ? ['above', ''] : ['equal to', ''];
  const stand = `${price} is ${word} its fair odds of ${fair.text}${name}`;
  if (least === null) return `${stand}; no price on it is worth taking.`;
  const take = `the price to take, ${least.text}`;
  if (toOne < least.toOne) return `${stand}, and below ${take}: no bet.`;
  return kind === 'live'
    ? `${stand}, an overlay, and no lower than ${take}: a bet at that price.`
    : `${stand}, and no lower than ${take}, but it is no price that can be bet at now.`;
}

/** Whether the price a question says, or else the price now, is right; null where there is none. */
function priceOpinion(text: string, view: RaceView, programNumber: string, prices: Prices): string {
  const [said, over = '1', under = '1'] = PRICE_SAID.exec(text) ?? [];
  if (said !== undefined && Number(under) > 0)
    return judgement(said, Number(over) / Number(under), 'live', prices);
  const price = knownPriceOf(view, programNumber);
  return price === null
    ? 'no price is known yet to hold against its fair odds.'
    : judgement(`its price, ${priceOf(view, programNumber)},`, price.toOne, price.kind, prices);
}

/** Our chance of a named horse, its fair price, the price to take and the price now. */
export const priceOfHorse: Tool = {
  name: 'price of a horse',
  reads(question) {
    if (
      !(ASKED.test(question.text) || isJudged(question.text)) ||
      /\b(?:runs?|to (?:run|be|finish)|finish(?:es)?|comes?(?: in)?) (?:first or )?(?:second|third|2nd|3rd)\b/i.test(
        question.text,
      )
    )
      return null;
    const horse = horseOf(question);
    if (horse === null) return null;
    const { raceNumber, runner } = horse;
    const { programNumber } = runner;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      const name = named({ programNumber, horse: runner.horseName });
      const say = (...lines: readonly (string | null)[]) => ({ answer: saying(lines, [raceNumber]), views });
      const chance = view === undefined ? null : chanceOf(view, programNumber);
      if (view === undefined || runner.isScratched) return say(`${name} in race ${raceNumber} is scratched.`);
      if (chance === null)
        return say(`${name} is not in the body of race ${raceNumber}: it runs only if it draws in.`);
      const row = view.picks.line?.rows.find(({ horses }) =>
        horses.some((entry) => entry.programNumber === programNumber),
      );
      const fair = row?.fairPrice == null ? 'beyond 99-1' : row.fairPrice.text;
      if (isRun(view)) return closedRace(view, question.card, facts, programNumber);
      const first =
        row?.priceToTake == null
          ? `${name} in race ${raceNumber}: no price is worth taking.`
          : `${row.priceToTake.text} or more on ${name} in race ${raceNumber}.`;
      const ours = `We make it ${percent(chance)} to win, fair odds ${fair}`;
      const now = priceOf(view, programNumber);
      if (isJudged(question.text)) {
        const prices = { fair: row?.fairPrice ?? null, least: row?.priceToTake ?? null };
        const opinion = priceOpinion(question.text, view, programNumber, prices);
        return say(
          `${name} in race ${raceNumber}: ${opinion}`,
          `${ours}; the price now is ${now}.`,
          verdictText(view),
        );
      }
      if (/\bfair\b/i.test(question.text))
        return say(
          `Fair odds of ${name} in race ${raceNumber}: ${fair}, from ${percent(chance)} to win. The price now is ${now}.`,
          row?.priceToTake == null ? first : `Price to take: ${first}`,
        );
      if (WANTS_PRICE_TO_TAKE.test(question.text))
        return say(
          atPriceSaid(question.text, row?.priceToTake?.toOne ?? null),
          first,
          `${ours}; the price now is ${now}.`,
          verdictText(view),
        );
      const atPrice = atPriceSaid(question.text, row?.priceToTake?.toOne ?? null);
      const likely = `${name} in race ${raceNumber}: ${now}, ${percent(chance)} to win by our chances, fair odds ${fair}.`;
      return say(
        atPrice,
        likely,
        row?.priceToTake == null ? first : `Price to take: ${first}`,
        verdictText(view),
      );
    };
  },
};
