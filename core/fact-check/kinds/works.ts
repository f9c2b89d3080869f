import { distanceText } from '../../card/distance.ts';
import type { Runner } from '../../card/runner.ts';
import type { Workout } from '../../card/workout.ts';
import { type ClaimCheck, type HorseKind, matches, partAround, theHorse } from '../claim.ts';
import { DISTANCE, yardsOf } from '../number-words.ts';

const WORK =
  /\b(?:work(?:ed|s|out|outs|ing)?|breez\w*|drill\w*|bullet|clocking|tuned up|blew out|zipped(?!.*\b(?:race|win|won|winning|victory|final)\b))\b/i;
const BULLET = /\bbullet\b/gi;
const TIME =
  /\b(?:in|went|of) :?(?:(\d):)?(\d{2})(?:\.(\d)| ([1-4])\/5)?(?![\d%,]|\s*(?:days|pounds|lbs|starts|races|yards))/gi;

const NEXT_CLAUSE = /;|,? (?:and|but|while|although|though|whereas) /;

const NEAR = 0.06;

const factOf = (runner: Runner): string => {
  const text = ({ day, distanceYards, seconds, isBullet }: Workout): string =>
    `${day} ${distanceText(distanceYards)} in ${seconds}${isBullet ? ' (bullet)' : ''}`;
  return `works of ${theHorse(runner)}: ${runner.workouts?.map(text).join('; ') || 'none on the card'}`;
};

function secondsOf(parts: readonly string[]): number {
  const [minutes = '', seconds = '', tenth = '', fifths = ''] = parts;
  return Number(minutes || 0) * 60 + Number(seconds) + Number(tenth || 0) / 10 + Number(fifths || 0) / 5;
}

/** Works that match the distance and time in a text, where it gives them. */
function fitting(
  part: string,
  works: readonly Workout[],
): { readonly claimed: string; readonly fits: readonly Workout[] } {
  const yards = matches(part, DISTANCE).map(({ parts }) => yardsOf(parts))[0] ?? null;
  const time = matches(part, TIME)[0] ?? null;
  const seconds = time === null ? null : secondsOf(time.parts);
  const fits = works.filter(
    (work) =>
      (yards === null || work.distanceYards === yards) &&
      (seconds === null || Math.abs(work.seconds - seconds) < NEAR || Math.floor(work.seconds) === seconds),
  );
  return { claimed: yards === null && seconds === null ? '' : part.trim(), fits };
}

/** Claims about morning works. */
export const works: HorseKind = (text) => {
  const bullets = matches(text, BULLET).map(({ words, index }) => ({
    kind: 'workout',
    words,
    index,
    check: (runner: Runner): ClaimCheck => ({
      holds: runner.workouts?.some(({ isBullet }) => isBullet) ?? null,
      fact: factOf(runner),
    }),
  }));
  const timed = [...text.matchAll(new RegExp(WORK, 'gi'))].slice(0, 1).flatMap((found) => {
    const around = partAround(text, found.index);
    const part =
      matches(around, DISTANCE).length > 0 ? around : (text.slice(found.index).split(NEXT_CLAUSE)[0] ?? '');
    const { claimed } = fitting(part, []);
    if (claimed === '') return [];
    const check = (runner: Runner): ClaimCheck => ({
      holds: runner.workouts === null ? null : fitting(part, runner.workouts).fits.length > 0,
      fact: factOf(runner),
    });
    return [{ kind: 'workout', words: claimed.slice(0, 80), index: found.index, check }];
  });
  return [...bullets, ...timed];
};
