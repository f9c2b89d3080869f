import { isStarter, type Runner } from '../../card/runner.ts';
import { trackByCode } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named, personText } from '../jake/wording.ts';
import { isCanceled, type RaceView, racesAsked } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { isNegated } from './negation.ts';
import { peopleNamed } from './people-named.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { givesNoPast, isHere, onlySays, withoutRace } from './words-left.ts';

const SHIPPED =
  /\bwho(?: all)?(?: is| are|'s)? (?:shipped|shipping|ships)(?: in| over| up| here)\b|\b(?:trainers?|barns?|stables?)\b.*\b(?:shippers?|ship(?:s|ped|ping)?)\b|\bshippers? by (?:trainer|barn)s?\b/i;
const FROM =
  /\b(?:from|at) (?:(?:an)?other|different|out[- ]of[- ]town|elsewhere|out of town)(?: (?:tracks?|circuits?|places?))?\b/i;
const WORDS =
  /\b(?:who|all|which|what|any|are|is|'?s|the|there|trainers?|barns?|stables?|with|has|have|had|having|horses?|runners?|starters?|ones?|shippers?|ship|ships|shipped|shipping|in|over|up|here|by|today|for|on|card|list|show|me|that|bring|brought|bringing|sent|sending|to|of|race|races|got|and|so|please|tell)\b/gi;

/** Whether a question asks who has shipped in, and nothing else. */
const asksWhoShipped = ({ text, card }: ChatQuestion): boolean =>
  SHIPPED.test(text) &&
  !isNegated(text) &&
  onlySays(withoutRace(text).replace(FROM, ' '), WORDS) &&
  horsesNamed(card, text).length === 0 &&
  peopleNamed(card, text).length === 0;

interface Starter {
  readonly race: number;
  readonly runner: Runner;
}

const startersIn = (views: readonly RaceView[]): readonly Starter[] =>
  views.flatMap(({ evidence, picks: { raceNumber: race } }) =>
    evidence.runners.filter(isStarter).map((runner) => ({ race, runner })),
  );

function horseText({ race, runner }: Starter): string {
  const last = runner.pastPerformances?.[0];
  const head = `race ${race} ${named({ programNumber: runner.programNumber, horse: runner.horseName })}`;
  if (last === undefined) return head;
  return `${head} (${trackByCode(last.track)?.displayName ?? last.track}, ${dateText(last.day)})`;
}

/** Each trainer with the horses, the one with the most first. */
function byTrainer(starters: readonly Starter[]): readonly string[] {
  const groups = new Map<string | null, readonly Starter[]>();
  for (const starter of starters) {
    const name = starter.runner.trainer?.name ?? null;
    groups.set(name, [...(groups.get(name) ?? []), starter]);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(
      ([name, horses]) =>
        `- ${name === null ? 'Trainer not on the card' : personText(name)}: ${horses.map(horseText).join('; ')}`,
    );
}

function linesOf({ card, raceNumber }: ChatQuestion, views: readonly RaceView[]): readonly (string | null)[] {
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  const starters = startersIn(views);
  const shipped = starters.filter(({ runner }) => {
    const last = runner.pastPerformances?.[0];
    return last !== undefined && !isHere(last, card);
  });
  const unknown = starters.filter(({ runner }) => givesNoPast(runner)).length;
  return [
    shipped.length === 0
      ? `No starter ${where} had its last race at another track.`
      : `${counted(shipped.length, 'starter')} ${where} had ${shipped.length === 1 ? 'its' : 'their'} last race at a track other than ${card.track.displayName}, by trainer:`,
    ...byTrainer(shipped),
    'Read from the track of the last race alone: where a horse is stabled is not on the card, and first-time starters are left out.',
    unknown === 0 ? null : `The card gives no past races of ${counted(unknown, 'starter')}.`,
    `Source: ${card.card.source}.`,
  ];
}

/** The horses whose last race was at another track, by trainer. */
export const shippedIn: Tool = {
  name: 'shipped in, by trainer',
  reads(question) {
    if (!asksWhoShipped(question)) return null;
    const { card, raceNumber } = question;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    return async ({ viewsOf }) => {
      const views = (await viewsOf(numbers)).filter((view) => !isCanceled(view));
      return {
        answer: saying(linesOf(question, views), raceNumber === null ? [] : [raceNumber]),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
