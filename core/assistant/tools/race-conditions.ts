import { announcedDistance } from '../../card/announced.ts';
import { classInWords } from '../../card/race-class.ts';
import { isStarter } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\bconditions? (?:of|for|in)\b(?!.*\b(?:track|weather)\b)|\brace conditions?\b|\bpurse\b|\bhow (?:long|far) is\b|\b(?:what|which) (?:distance|surface|class|kind of race|type of race|sort of race)\b|\bdistance of\b|\bhow many (?:horses|runners|starters|entries)\b|\bfield size\b|\bclaiming price\b|\bwhat (?:kind|sort|type|class) of (?:a )?race\b|\bis (?:the |race )?.{0,12}\b(?:on (?:the )?(?:turf|grass|dirt|inner turf))\b|\b(?:what wagers|which wagers|what bets)\b/i;

/** Class, distance, surface, purse, field and post time of a race. */
export const raceConditions: Tool = {
  name: 'race conditions',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || raceNumber === null) return null;
    const race = card.races.find(({ number }) => number === raceNumber);
    if (race === undefined) return null;
    const { postTime, trackSlug, name, classification, purse, surface, conditions, claiming } = race;
    const starters = race.runners.filter(isStarter).length;
    const out = race.runners.filter(({ isScratched }) => isScratched).length;
    const kind = classification === null ? 'class unknown' : classInWords(classification);
    const prices =
      claiming === null
        ? null
        : `Claiming price ${shortDollars(claiming.high)}${claiming.low === claiming.high ? '' : ` to ${shortDollars(claiming.low)}`}.`;
    return atOnce({
      answer: saying(
        [
          `Race ${raceNumber}${name === null ? '' : ` (${name})`}: ${announcedDistance(race)} on ${surface === null ? 'a surface not announced' : courseOf(surface).name.toLowerCase()}, ${kind}, ${purse === null ? 'purse not known' : `purse ${shortDollars(purse)}`}, ${counted(starters, 'starter')}${out === 0 ? '' : ` and ${out} scratched`}.`,
          postTime === null ? 'No post time yet.' : `Post time ${trackTimeText(postTime, trackSlug)}.`,
          prices,
          conditions === null || conditions === '' ? null : conditions,
          race.wagers === '' ? null : `Wagers: ${race.wagers}`,
          `Source: ${card.card.source}.`,
        ],
        [raceNumber],
      ),
      views: [],
    });
  },
};
