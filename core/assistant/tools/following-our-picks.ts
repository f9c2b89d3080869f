import { dateText } from '../../kernel/day-text.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted, dollarsText, shortDollars, signedPercentText } from '../../kernel/text.ts';
import { LEAST_RACES } from '../../scorecards/scoreboard/picker-score.ts';
import { amountsIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import type { PickThen } from './how-a-pick-ran.ts';
import { spanOfRecord } from './our-record.ts';
import { picksOfDay, replayedNote } from './picks-of-a-day.ts';
import { otherTrackNamed } from './place-and-season.ts';
import type { Answering, ChatQuestion, PicksRecord, Tool } from './tool.ts';

const OURS = String.raw`(?:(?:all|every|each|any)(?: one)? )?(?:of )?(?:(?:your|our|jake['’]?s|the site['’]?s) (?:top |best |win )?(?:picks?|selections?|bets?|plays?|choices?|horses)|yours)\b|\b(?:all|every|each)(?: one)?(?: (?:pick|selection|bet|play|horse))?s? (?:of yours|you (?:picked|made|gave(?: out)?|like[d]?))`;
const FOLLOWED = String.raw`\b(?:bet|bets|betting|follow\w*|play|played|playing|tail\w*|back|backed|backing|put|wager\w*|stak\w+)`;
const ASKED = new RegExp(`${FOLLOWED}\\b.{0,30}?(?:${OURS}|\\b(?:you|jake) (?:blindly|every|all)\\b)`, 'i');
/** What came of it, in money. */
const IN_MONEY =
  /\b(?:profit\w*|returns?|returned|roi|earn\w*|makes?|made|making|lost|lose|losing|won|win|winning|ahead|behind|money|dollars|end(?:ed)? up|c[oa]me out|pa(?:y|id|ys)|rich|broke)\b/i;
/** What would have come of it, supposed of the past. */
const IF_DONE =
  /\b(?:if (?:i|we|you|someone|somebody|one)(?:['’]?d| had| would have| would['’]?ve)|had i|what if (?:i|we|you)) (?:\w+ )?(?:bet|followed|played|tailed|backed|put|wagered|staked)\b/i;
/** Advice, what is to come, what it takes, and what we would do. */
const OTHER =
  /\b(?:costs?|needs?|needed|require[ds]?|responsib\w+|afford)\b|(?<!\bif )\b(?:you(?: guys)?|jake) (?:\w+ly |ever |even )?(?:back|bet|put|play|wager|stake|follow|tail)\b|\b(?:should|shall|can|tomorrow|next|will|going to)\b|\b(?:exactas?|trifectas?|superfectas?|doubles?|pick [3-6]|quinellas?|to (?:place|show)|parlay\w*)\b|\bnot\b|n['’]t\b|\b(?:jockeys?|trainers?|favou?rites?)\b/i;
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

/** What a dollar to win on each pick came to; bets that cannot be settled are left out and counted, refunds are no bets. */
function dayLines(picks: readonly PickThen[], stake: number, where: string): readonly (string | null)[] {
  const bets = picks.flatMap(({ bet }) => (bet === null || bet.outcome === 'refunded' ? [] : [bet]));
  const known = bets.filter(({ outcome }) => outcome !== 'unknown');
  if (bets.length === 0) return [`No pick of ours is settled at ${where}.`];
  if (known.length === 0) return [`What our picks returned at ${where} is not reported.`];
  const perUnit = (sumBy(known, ({ returned }) => returned) - known.length) / known.length;
  const staked = stake * known.length;
  const won = known.filter(({ outcome }) => outcome === 'won').length;
  const open = bets.length - known.length;
  return [
    `A flat ${shortDollars(stake)} to win on each of our picks at ${where}: ${signedDollars(perUnit * staked)} on ${dollarsText(staked)} staked, return per dollar ${signedPercentText(perUnit)}.`,
    `${won} of ${counted(known.length, 'pick')} won; one day is too few bets for a range.`,
    open === 0 ? null : `Left out, as their payoffs are not settled: ${counted(open, 'pick')}.`,
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
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    if (!IN_MONEY.test(text) && !IF_DONE.test(text)) return null;
    if (raceNumber !== null || otherTrackNamed(question) !== null) return null;
    const stake = amountsIn(text)[0]?.dollars ?? USUAL;
    if (stake <= 0) return null;
    const { from, to } = spanOfRecord(text, card.day);
    return from === to ? ofDay(from, question, stake) : ofSpan(question, stake);
  },
};
