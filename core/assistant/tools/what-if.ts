import { isStarter } from '../../card/runner.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import { mainTracksOn, type Pace } from '../../handicapping/what-if/switches.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listText } from '../../kernel/text.ts';
import type { RaceView as RatedRace } from '../../picks/what-if/race-view.ts';
import { saying } from '../jake/answer.ts';
import { named, percent } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { chanceWithout, outAlready } from './chance-without.ts';
import { closedRace } from './closed-race.ts';
import { horsesNamed } from './horses-named.ts';
import { horsesOut, horsesStaying, OUT } from './horses-out.ts';
import { WET_RECORD } from './measures.ts';
import { recordsInRace } from './records-in-race.ts';
import { paceSupposed, supposes, weatherSupposed } from './supposed.ts';
import { numberTakenOut, takesOut } from './taken-out.ts';
import { atOnce, type ChatQuestion, type SwitchedRace, type Tool, type ToolFacts } from './tool.ts';

const SHOWN = 3;
const MOST_RACES = 8;

/** The likeliest winners of a rated race, with their chances. */
function likeliest({ rating }: RatedRace): string {
  return rating.runners
    .flatMap((row) => (row.winProbability === null ? [] : [{ ...row, winProbability: row.winProbability }]))
    .toSorted((a, b) => b.winProbability - a.winProbability)
    .slice(0, SHOWN)
    .map(
      (row) =>
        `${named({ programNumber: row.programNumber, horse: row.horseName })} ${percent(row.winProbability)}`,
    )
    .join(', ');
}

const fieldSize = ({ runners }: SwitchedRace['switched']): number => runners.filter(isStarter).length;

function fieldText({ race, switched }: SwitchedRace): string {
  const drewIn = switched.offTheTurf?.drewIn ?? [];
  const names = drewIn.flatMap((number) => {
    const runner = switched.runners.find(({ programNumber }) => programNumber === number);
    return runner === undefined ? [] : [named({ programNumber: number, horse: runner.horseName })];
  });
  const into = names.length === 0 ? '' : ` ${listText(names)} ${names.length === 1 ? 'draws' : 'draw'} in.`;
  const [before, after] = [fieldSize(race), fieldSize(switched)];
  return before === after ? into : ` ${before} starters become ${after}.${into}`;
}

function verdictText({ verdict }: RatedRace): string {
  return verdict.kind === null ? verdict.sentence : `${verdict.kind}: ${verdict.sentence}`;
}

/** Before and after of one race, in words. */
function outcomeLines(found: SwitchedRace, change: string): readonly string[] {
  const { number } = found.race;
  const { before, after } = found;
  const isSame =
    before.verdict.kind === after.verdict.kind &&
    (after.verdict.kind === 'PASS' || before.verdict.horse === after.verdict.horse);
  return [
    `- Race ${number}, ${change}: ${likeliest(after)}; as it is ${likeliest(before)}.${fieldText(found)} ${isSame ? `Still ${after.verdict.kind ?? 'no verdict'}.` : verdictText(after)}`,
  ];
}

interface Wanted {
  readonly scratched: readonly string[];
  /** Asked about where those are scratched. */
  readonly staying: readonly string[];
  readonly isOffTurf: boolean;
  readonly isWet: boolean;
  readonly isDry: boolean;
  readonly pace: Pace | null;
}

function wantedIn(question: ChatQuestion, number: number | null): Wanted {
  const { text } = question;
  const scratched = horsesOut(question, number);
  const staying = scratched.length === 0 ? [] : horsesStaying(question, number, scratched);
  return { scratched, staying, ...weatherSupposed(text), pace: paceSupposed(text) };
}

/** What is said of a number taken out of a race that does not have it; null where it has it, or none is taken out. */
function notInRace({ card, text }: ChatQuestion, number: number): string | null {
  const out = numberTakenOut(text);
  const race = card.races.find((row) => row.number === number);
  return out === null || race === undefined || race.runners.some(({ programNumber }) => programNumber === out)
    ? null
    : `Race ${number} has no #${out}.`;
}

const WET_NOTE =
  'Where a race stays on a wet track our chances do not move: they are made without the track condition, as no weight for it could be fitted.';

/** What is known of rain: of one race the wet record of each starter, else where those are. */
function wetLines(views: readonly RaceView[]): readonly string[] {
  const [only, other] = views;
  return only === undefined || other !== undefined
    ? [`${WET_NOTE} The documented win percent and each wet record are on the race page.`]
    : [WET_NOTE, recordsInRace(only, WET_RECORD).text];
}

const DRY_NOTE =
  'On a dry track our chances of every race are those shown now: they are made without the track condition. Name a race for its numbers.';

const goingNow = (going: string | null): string =>
  going === null ? '' : ` (it is ${going.toLowerCase()} now)`;

/** What becomes of the horses asked about once others are out, and who of those is out already. */
const besideThoseOut = (found: SwitchedRace, { scratched, staying }: Wanted): readonly string[] => [
  ...staying.map((number) => chanceWithout(found, number, scratched)),
  ...[outAlready(found, scratched)].filter((line) => line !== null),
];

/** The lines on a race as it is with what is wanted, the move off the turf left out. */
function linesAsIs(found: SwitchedRace, wanted: Wanted, isOnTurf: boolean): readonly string[] {
  const { number } = found.race;
  const isSwitched = wanted.scratched.length > 0 || wanted.pace !== null;
  const change = [
    ...(wanted.scratched.length > 0
      ? [`without ${wanted.scratched.map((out) => `#${out}`).join(' and ')}`]
      : []),
    ...(wanted.pace === null ? [] : [`with a ${wanted.pace} pace`]),
  ].join(' and ');
  return [...besideThoseOut(found, wanted), ...(isSwitched ? outcomeLines(found, change) : [])].concat(
    wanted.isWet && !isOnTurf && found.going.after !== null
      ? [
          `- Race ${number} on a wet track (${found.going.after}): ${likeliest(found.after)}, as on any track.`,
        ]
      : [],
    wanted.isDry
      ? [
          `- Race ${number} on a dry track${goingNow(found.going.before)}: ${likeliest(found.before)}, as on any track. ${verdictText(found.before)}`,
        ]
      : [],
  );
}

/** Whether nothing is wanted of a race but to come off the turf. */
const isMovedOnly = ({ scratched, pace, isDry }: Wanted): boolean =>
  scratched.length === 0 && pace === null && !isDry;

/** What a switch does to one race; a sentence where it cannot be switched. */
async function switchedLines(
  { card }: ChatQuestion,
  race: ChatQuestion['card']['races'][number],
  wanted: Wanted,
  { showWhatIf }: ToolFacts,
): Promise<readonly string[]> {
  const isOnTurf = race.surface !== null && isTurf(race.surface);
  const { pace, scratched } = wanted;
  const base = { track: card.track.slug, day: card.day, raceNumber: race.number, scratched, pace };
  const [mainTrack] = isOnTurf && (wanted.isOffTurf || wanted.isWet) ? mainTracksOn(race, card) : [];
  const going = wanted.isWet ? 'wet' : null;
  try {
    const [asIs, moved] = await Promise.all([
      mainTrack !== undefined && isMovedOnly(wanted) ? null : showWhatIf({ ...base, going, surface: null }),
      mainTrack === undefined ? null : showWhatIf({ ...base, going: null, surface: mainTrack }),
    ]);
    if (wanted.isOffTurf && !isOnTurf)
      return [`Race ${race.number} is not on the turf, so it cannot come off it.`];
    return [
      ...(asIs === null ? [] : linesAsIs(asIs, wanted, isOnTurf)),
      ...(moved === null || mainTrack === undefined
        ? []
        : outcomeLines(moved, `off the turf to the ${courseOf(mainTrack).name.toLowerCase()}`)),
    ];
  } catch (error) {
    if (error instanceof Refusal && error.kind !== 'not-found') return [error.message];
    throw error;
  }
}

/** A race or the turf races with rain, off the turf, without a horse, or with a certain pace: as the page of a race shows it. */
export const whatIf: Tool = {
  name: 'what if',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!supposes(text) && !takesOut(card, text)) return null;
    const [named] = horsesNamed(card, text);
    const raceOfHorse = named?.raceNumber ?? null;
    const hasHorse =
      OUT.test(text) || paceSupposed(text) !== null || horsesOut(question, raceOfHorse).length > 0;
    const number = raceNumber ?? (hasHorse ? raceOfHorse : null);
    const noSuchHorse = number === null ? null : notInRace(question, number);
    if (noSuchHorse !== null) return atOnce({ answer: saying([noSuchHorse], [number ?? 0]), views: [] });
    const wanted = wantedIn(question, number);
    const isSwitched = wanted.isOffTurf || wanted.isWet || wanted.isDry || wanted.pace !== null;
    if (!isSwitched && wanted.scratched.length === 0) return null;
    const isOnTurf = ({ surface }: (typeof card.races)[number]): boolean =>
      surface !== null && isTurf(surface);
    const wide = /\bturf\b|\bgrass\b/i.test(text) || wanted.isWet ? card.races.filter(isOnTurf) : [];
    const numbers = number === null ? wide.map((race) => race.number) : [number];
    if (number !== null && !card.races.some((race) => race.number === number)) return null;
    if (number === null && (wanted.pace !== null || wanted.scratched.length > 0)) return null;
    if (number === null && wanted.isDry) return atOnce({ answer: saying([DRY_NOTE]), views: [] });
    return async (facts) => {
      const views = await facts.viewsOf(numbers);
      const open = views.filter((view) => !isRun(view)).map(({ picks }) => picks.raceNumber);
      const [first] = views;
      if (open.length === 0 && number !== null && first !== undefined) return closedRace(first, card, facts);
      if (open.length === 0)
        return {
          answer: saying(
            [numbers.length === 0 ? 'There is no turf race on the card.' : 'The turf races are off already.'],
            numbers,
          ),
          views,
        };
      const races = card.races.filter((race) => open.includes(race.number)).slice(0, MOST_RACES);
      const lines = await Promise.all(races.map((race) => switchedLines(question, race, wanted, facts)));
      return {
        answer: saying(
          [
            number === null
              ? `${open.length === 1 ? 'Turf race' : 'Turf races'} to come: ${listText(open.map(String))}.`
              : null,
            ...lines.flat(),
            ...(wanted.isWet ? wetLines(number === null ? [] : views) : []),
          ],
          open.length === 1 ? open : [],
        ),
        views: open.length === 1 ? views : [],
        isFixed: true,
      };
    };
  },
};
