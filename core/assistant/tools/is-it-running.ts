import { trackTimeText } from '../../card/track-time.ts';
import { dateText } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { horsesNamed } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /^\W*(?:is|does|will)\s+(.+?)\s+(?:running|run|entered|racing|race|in today|on (?:today's|the|this) card)\b/i;

/** Whether a horse is on the card, in which race and when. */
export const isItRunning: Tool = {
  name: 'is it running',
  reads({ text, card }) {
    const [, name] = ASKED.exec(text) ?? [];
    if (name === undefined || /^(?:the|this|there|it|a|an|any|race)\b|\d/i.test(name)) return null;
    const [horse] = horsesNamed(card, name);
    const where = `${card.track.displayName} on ${dateText(card.day)}`;
    if (horse === undefined)
      return atOnce({ answer: saying([`${name.slice(0, 60)} is not on the card of ${where}.`]), views: [] });
    const race = card.races.find(({ number }) => number === horse.raceNumber);
    const { runner } = horse;
    const time = race?.postTime == null ? '' : `, ${trackTimeText(race.postTime, race.trackSlug)}`;
    const head = `${named({ programNumber: runner.programNumber, horse: runner.horseName })} is entered in race ${horse.raceNumber}${time}`;
    const status = runner.isScratched
      ? ', but scratched'
      : runner.listStatus === null
        ? ''
        : `, as ${runner.listStatus.replace('-', ' ')}`;
    return atOnce({ answer: saying([`${head}${status}.`], [horse.raceNumber]), views: [] });
  },
};
