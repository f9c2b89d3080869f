import { dateText } from '../../kernel/day-text.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted, dollarsText, shortDollars, signedPercentText } from '../../kernel/text.ts';
import { LEAST_RACES } from '../../scorecards/scoreboard/picker-score.ts';
import { amountsIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { spanOfRecord } from './our-record.ts';
import { type PickThen, picksOfDay, replayedNote } from './picks-of-a-day.ts';
import { otherTrackNamed } from './place-and-season.ts';
import { winPayoff } from './result-words.ts';
import type { Answering, ChatQuestion, PicksRecord, Tool } from './tool.ts';

const OURS = String.raw`(?:(?:all|every|each|any)(?: one)? )?(?:of )?(?:(?:your|our|jake['’]?s|the site['’]?s) (?:top |best |win )?(?:picks?|selections?|bets?|plays?|choices?|horses)|yours)\b|\b(?:all|every|each)(?: one)?(?: (?:pick|selection|bet|play|horse))?s? (?:of yours|you (?:picked|made|gave(?: out)?|like[d]?))`;
const FOLLOWED = String.raw`\b(?:bet|bets|betting|follow\w*|play|played|playing|tail\w*|back|backed|backing|put|wager\w*|stak\w+)`;
const ASKED = new RegExp(`${FOLLOWED}\\b.{0,30}?(?:${OURS}|\\b(?:you|jake) (?:blindly|every|all)\\b)`, 'i');
/** What came of it, or would have. */
const OUTCOME =
  /\b(?:would|had|['’]d|if i|if you|if we|if someone|profits?|returns?|roi|mades?|lost|won|ahead|behind|end(?:ed)? up|come out|came out)\b/i;
/** Advice, and what is to come. */
const OTHER =
  /\b(?:should|shall|can|tomorrow|next|will|going to)\b|\b(?:exactas?|trifectas?|superfectas?|doubles?|pick [3-6]|quinellas?|to (?:place|show)|parlay\w*)\b|\bnot\b|n['’]t\b|\b(?:jockeys?|trainers?|favou?rites?)\b/i;
const USUAL = 2;

const signedDollars = (dollars: number): string =>
  `${dollars < 0 ? 'a loss' : 'a profit'} of ${dollarsText(Math.abs(dollars))}`;

/** `389 bets: return per dollar +0.4%, 95% range … A flat $2 …`; null where nothing was settled. */
function overAll({ voices }: PicksRecord, stake: number, words: string): string | null {
  const ours = voices.find(({ voice }) => voice === 'consensus');
  if (ours === undefined || ours.races === 0) return null;
  const { returned, races } = ours;
  if (returned === null)
    return `${words}: ${counted(races, 'race')}; no return is shown for fewer than ${LEAST_RACES} bets.`;
  const { bets, perUnit, interval } = returned;
  const range =
    interval === null
      ? ''
      : ` (95% range ${signedPercentText(interval.low)} to ${signedPercentText(interval.high)})`;
  return `${words}: return per dollar ${signedPercentText(perUnit)}${range} over ${counted(bets, 'bet')}. A flat ${shortDollars(stake)} to win on each is ${dollarsText(stake * bets)} staked and ${signedDollars(stake * bets * perUnit)}.`;
}

const ofSpan =
  ({ card, text }: ChatQuestion, stake: number): Answering =>
  async ({ showScoreboard }) => {
    const { from, to, words } = spanOfRecord(text, card.day);
    const { sealed, replayed } = await showScoreboard({ from, to, track: card.track.slug });
    const lines = [
      overAll(sealed, stake, `Our picks sealed before their race, ${words}`),
      overAll(
        replayed,
        stake,
        `Our picks made afterwards from what was known before the race (no proof), ${words}`,
      ),
    ].filter((line) => line !== null);
    const said =
      lines.length === 0
        ? [`No settled picks at ${card.track.displayName} for ${words}.`]
        : [...lines, 'Settled by the stored results.'];
    return { answer: saying(said), views: [], isFixed: true };
  };

/** What $2 to win on a pick came back with; null where the payoff is not reported. */
function backOf({ race, pick, place }: PickThen): number | null {
  const starter = race.starters.find(({ programNumber }) => programNumber === pick?.programNumber);
  return place === 1 && starter !== undefined ? winPayoff(race, starter.bettingInterest) : 0;
}

function dayLines(picks: readonly PickThen[], stake: number, where: string): readonly (string | null)[] {
  const bets = picks.filter(({ pick, hasStarted }) => pick !== null && hasStarted);
  const known = bets.flatMap((bet) => backOf(bet) ?? []);
  if (bets.length === 0) return [`No pick of ours is settled at ${where}.`];
  if (known.length < bets.length) return [`What our winners paid at ${where} is not reported.`];
  const staked = stake * bets.length;
  const profit = (sumBy(known, (back) => back) * stake) / USUAL - staked;
  const won = bets.filter(({ place }) => place === 1).length;
  return [
    `A flat ${shortDollars(stake)} to win on each of our picks at ${where}: ${signedDollars(profit)} on ${dollarsText(staked)} staked, return per dollar ${signedPercentText(profit / staked)}.`,
    `${won} of ${counted(bets.length, 'pick')} won; one day is too few bets for a range.`,
    replayedNote(picks),
  ];
}

const ofDay =
  (day: RaceDay, { card }: ChatQuestion, stake: number): Answering =>
  async (facts) => {
    const picks = await picksOfDay(card.track, day, facts);
    const lines = dayLines(picks, stake, `${card.track.displayName}, ${dateText(day)}`);
    return { answer: saying(lines), views: [], isFixed: true };
  };

/** What following our picks with a flat win bet came to: of one day, else over every settled bet. */
export const followingOurPicks: Tool = {
  name: 'the return of following our picks',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(text) || !OUTCOME.test(text) || OTHER.test(text)) return null;
    if (raceNumber !== null || otherTrackNamed(question) !== null) return null;
    const stake = amountsIn(text)[0]?.dollars ?? USUAL;
    if (stake <= 0) return null;
    const { from, to } = spanOfRecord(text, card.day);
    return from === to ? ofDay(from, question, stake) : ofSpan(question, stake);
  },
};
