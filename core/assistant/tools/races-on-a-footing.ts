import { courseOf } from '../../card/surface.ts';
import { saying } from '../jake/answer.ts';
import { namedIn, percent, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\bbest (turf|grass|dirt|main track) (?:race|bet|play)s?\b|\bbest (?:race|bet|play)s? (?:on|over) (?:the )?(turf|grass|dirt|main track)\b|\b(turf|grass|dirt) (?:races? )?(?:best bets?|picks?|plays?)\b|\b(?:picks?|bets?) (?:on|for) (?:the )?(turf|grass|dirt)(?: races?)?\b/i;
const ORDER = ['BET', 'WATCH', 'PASS'];

const rank = ({ picks }: RaceView): number => {
  const place = ORDER.indexOf(picks.verdict.kind ?? '');
  return place < 0 ? ORDER.length : place;
};

/** The races to come on turf or dirt, those with a bet first, with their pick and verdict. */
export const racesOnAFooting: Tool = {
  name: 'picks on turf or dirt',
  reads({ text, card, raceNumber }) {
    const found = ASKED.exec(text);
    const word = found
      ?.slice(1)
      .find((part) => part !== undefined)
      ?.toLowerCase();
    if (word === undefined || raceNumber !== null) return null;
    const footing = word === 'turf' || word === 'grass' ? 'turf' : 'dirt';
    const numbers = card.races
      .filter(({ surface }) => surface !== null && courseOf(surface).footing === footing)
      .map(({ number }) => number);
    return async ({ viewsOf }) => {
      const views = (await viewsOf(numbers))
        .filter((view) => !isRun(view))
        .toSorted((a, b) => rank(a) - rank(b));
      const rows = views.map((view) => {
        const { primaryPick: pick, verdict, raceNumber: number, mlPredictions } = view.picks;
        if (pick === null) return `- Race ${number}: no pick`;
        const chance = mlPredictions.find(
          ({ programNumber }) => programNumber === pick.programNumber,
        )?.winProbability;
        return `- Race ${number}: ${verdict.kind ?? 'no verdict yet'}; pick ${namedIn(view, pick.programNumber)} (${priceOf(view, pick.programNumber)})${chance === undefined ? '' : `, ${percent(chance)} to win`}`;
      });
      return {
        answer: saying(
          rows.length === 0
            ? [`No ${footing} race is left today.`]
            : [`Races to come on the ${footing}, by verdict:`, ...rows],
        ),
        views: [],
      };
    };
  },
};
