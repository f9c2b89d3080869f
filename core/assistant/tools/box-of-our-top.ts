import { numberOf } from '../../fact-check/number-words.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { ticketAnswer } from '../jake/ticket-answer.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { atOnce, type Tool } from './tool.ts';

/** `Box your top three`, `key the best 2`, `box the top 4 in a trifecta`. */
const OUR_TOP =
  /\bbox(?:ing|ed)?\b.*\b(?:top|best|first) (\d|two|three|four|five|six)\b|\b(?:top|best) (\d|two|three|four|five|six)\b.*\bbox(?:ed)?\b/i;
const OTHER = /\bwhat(?:'s| is| does) (?:an? )?\w+ box\b|\bmean(?:s|ing)?\b|\bpaid\b|\bdid\b/i;

/** The program numbers of the likeliest winners, so many. */
export const likeliest = ({ evidence, chances }: RaceView, count: number): readonly string[] =>
  evidence.interests
    .map(({ number, runners }, index) => ({
      number: runners[0]?.programNumber ?? number,
      chance: chances[index] ?? 0,
    }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, count)
    .map(({ number }) => number);

/** A box of so many of the horses we rate likeliest to win. */
export const boxOfOurTop: Tool = {
  name: 'a box of our top horses',
  reads({ text, card, raceNumber }) {
    const [, after, before] = OUR_TOP.exec(text) ?? [];
    const count = numberOf(after ?? before ?? '');
    if (count === null || count < 2 || OTHER.test(text) || severalIn(text) !== null) return null;
    if (raceNumber === null)
      return atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true });
    if (!card.races.some(({ number }) => number === raceNumber)) return null;
    const base = amountsIn(text)[0]?.dollars ?? null;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined) return { answer: saying([`Race ${raceNumber} is not on the card.`]), views };
      if (isRun(view)) return closedRace(view, card, facts);
      const sets = [likeliest(view, count)];
      const spelled = { wager: wagerIn(text) ?? 'exacta', structure: 'box', sets, base } as const;
      return { answer: ticketAnswer(view, spelled, facts.payoffOf), views };
    };
  },
};
