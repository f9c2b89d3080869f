import { isStarter } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:trouble|troubled|bad|tough|rough|poor) (?:trips?|starts?|breaks?)\b|\btrouble(?:d)?\b|\btrip notes?\b|\bexcus(?:e|es)\b|\b(?:bumped|steadied|checked|blocked|stumbled|boxed in|shut off)\b/i;
const TROUBLE =
  /\b(?:bump\w*|steadied|steady|stead|checked|chk\w*|blocked|blk\w*|stumbl\w*|shut off|cut off|no room|traffic|trouble\w*|clipped|broke (?:slow|out|in|awkward\w*)|off (?:slow\w*|step\w*|awkward\w*)|slow (?:start|st|into stride)|squeez\w*|sqz\w*|pinch\w*|taken up|altered|forced (?:out|in|wide)|boxed in|hit gate|lost (?:rider|iron|shoe|whip)|dwelt|tardy)\b/i;
const LISTED = 12;

/** Starters whose chart comment of the last race tells of trouble. */
export const troubledTrips: Tool = {
  name: 'troubled trips',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || horsesNamed(card, text).length > 0) return null;
    if (horsesNumbered(card, text, raceNumber).length > 0) return null;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf(numbers);
      const rows = views.flatMap(({ evidence, picks: { raceNumber: race } }) =>
        evidence.starters.filter(isStarter).flatMap((runner) => {
          const last = runner.pastPerformances?.[0];
          return last === undefined ||
            !TROUBLE.test(`${last.comment} ${last.longComment} ${last.extraComment}`)
            ? []
            : [
                `- Race ${race}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${lineOf(last).replace(/^- /, '')}`,
              ];
        }),
      );
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      const tail = 'had trouble in its last race, by the comment of the chart';
      return {
        answer: saying(
          [
            rows.length === 0
              ? `No starter ${where} ${tail}.`
              : `${counted(rows.length, 'starter')} ${where} ${rows.length === 1 ? tail : tail.replace('its last race', 'their last races')}:`,
            ...rows.slice(0, LISTED),
            rows.length > LISTED ? `And ${rows.length - LISTED} more.` : null,
            `Source: ${card.card.source}.`,
          ],
          raceNumber === null ? [] : [raceNumber],
        ),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
