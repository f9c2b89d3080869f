import type { Runner, RunStyle } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { type ClaimCheck, type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';

/** What a text calls a horse, and the styles of the card that it goes with. */
const STYLES: readonly { readonly pattern: RegExp; readonly styles: readonly RunStyle[] }[] = [
  {
    pattern:
      /\b(?:front[- ]?runner|need[- ]the[- ]lead(?: type)?|pure speed|confirmed (?:speed|leader)|natural leader|early speed horse|speedball|wires? (?:the|its) field(?: type)?|goes? straight to the lead)\b/gi,
    styles: ['E', 'E/P'],
  },
  {
    pattern:
      /\b(?:stalker|presser|sits? (?:just )?off the (?:pace|lead)|stalks? the pace|presses? the pace|tactical (?:runner|type))\b/gi,
    styles: ['E/P', 'P'],
  },
  {
    pattern:
      /\b(?:(?:deep |pure |confirmed |late )*closer|comes? from (?:behind|far back|off the pace|the clouds)|late[- ]runner|sustained runner|runs? from (?:behind|the back))\b/gi,
    styles: ['S', 'P'],
  },
];

const DEEP = /\b(?:deep|pure|confirmed|far back|clouds|sustained)\b/i;

/** Claims about running style. */
export const style: HorseKind = (text) =>
  STYLES.flatMap(({ pattern, styles: runStyles }) =>
    matches(text, pattern)
      .filter(({ index }) => !isOfThePast(partAround(text, index)))
      .map(({ words, index }) => ({
        kind: 'running style',
        words,
        index,
        check: (runner: Runner) => {
          const runStyle = runner.ratings.runStyle;
          if (runStyle === null) return { holds: null, fact: `no running style for ${theHorse(runner)}` };
          const fits =
            runStyles.includes('S') && DEEP.test(words) ? runStyle === 'S' : runStyles.includes(runStyle);
          return { holds: fits, fact: `running style of ${theHorse(runner)}: ${runStyle}` };
        },
      })),
  );

const ONLY_SPEED = /\b(?:only|lone) (?:early )?speed\b|\bspeed to (?:itself|himself|herself)\b/gi;

/** Whether a horse has more early points than every rival; null while an unknown count could decide it. */
function isLoneSpeed(earlyPoints: number, rivals: readonly (number | null)[]): boolean | null {
  if (rivals.some((points) => points !== null && points >= earlyPoints)) return false;
  return rivals.includes(null) ? null : earlyPoints > 0;
}

function checkLoneSpeed(runner: Runner, starters: readonly Runner[]): ClaimCheck {
  const { earlyPoints } = runner.ratings;
  const rivals = starters.filter((starter) => starter !== runner).map(({ ratings }) => ratings.earlyPoints);
  const holds = earlyPoints === null ? null : isLoneSpeed(earlyPoints, rivals);
  const unknown = rivals.filter((points) => points === null).length;
  if (earlyPoints !== null && holds === null)
    return { holds, fact: `early-speed points unknown for ${counted(unknown, 'rival')}` };
  const known = rivals.filter((points) => points !== null);
  const next = known.length === 0 ? '' : `, the next ${Math.max(...known)}`;
  return { holds, fact: `${theHorse(runner)} has ${earlyPoints ?? 'no'} early-speed points${next}` };
}

/** Claims of lone speed: true where no other starter has as many early points. */
export const loneSpeed: HorseKind = (text, { starters }) =>
  matches(text, ONLY_SPEED).map(({ words, index }) => ({
    kind: 'lone speed',
    words,
    index,
    check: (runner: Runner) => checkLoneSpeed(runner, starters),
  }));
