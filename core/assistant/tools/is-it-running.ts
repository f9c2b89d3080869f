import { isOff } from '../../card/race-status.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { dateText } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { horsesNamed } from './horses-named.ts';
import { ranToday } from './how-it-ran.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

const ASKED =
  /^\W*(?:is|will)\s+(.{2,40}?)\s+(?:running|entered|racing|run|on (?:today's|the|this) card)(?:\s+(?:today|tomorrow|here|at all|in race \d+|on the card))?\W*$/i;
/** `What race is Nitrogen in`. */
const WHICH_RACE =
  /^\W*(?:what|which) race (?:is|was|does|has) (.{2,40}?) (?:in|run(?:ning)?(?: in)?|entered(?: in)?)(?: today)?\W*$/i;
/** Words that make it a question about how a horse runs, not whether. */
const OTHER = /^(?:the|this|there|it|a|an|any|race)\b|\d|\b(?:going|good|likely|better|ready)\b/i;

const isTrack = (name: string, { track }: ChatQuestion['card']): boolean =>
  [track.name, track.displayName, track.code].some((known) => known.toLowerCase() === name.toLowerCase());

/** Whether a horse is on the card, in which race and when. */
export const isItRunning: Tool = {
  name: 'is it running',
  reads(question) {
    const { text, card } = question;
    const [, name] = ASKED.exec(text) ?? WHICH_RACE.exec(text) ?? [];
    if (name === undefined || OTHER.test(name) || isTrack(name, card)) return null;
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
    const entered = { answer: saying([`${head}${status}.`], [horse.raceNumber]), views: [] };
    return async (facts) =>
      race !== undefined && isOff(race, facts.now()) ? ranToday(horse, question, facts) : entered;
  },
};
