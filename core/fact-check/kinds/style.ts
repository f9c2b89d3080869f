import type { Runner, RunStyle } from '../../card/runner.ts';
import { type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';

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

/** Claims of lone speed: true where no other starter has as many early points. */
export const loneSpeed: HorseKind = (text, { starters }) =>
  matches(text, ONLY_SPEED).map(({ words, index }) => ({
    kind: 'lone speed',
    words,
    index,
    check: (runner) => {
      const earlyPoints = runner.ratings.earlyPoints;
      const others = starters
        .filter((starter) => starter !== runner)
        .map(({ ratings }) => ratings.earlyPoints ?? 0);
      const most = Math.max(0, ...others);
      const fact = `${theHorse(runner)} has ${earlyPoints ?? 'no'} early-speed points, the next ${most}`;
      return { holds: earlyPoints === null ? null : earlyPoints > most, fact };
    },
  }));
