import { trackByCode } from '../../card/track.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { type PickerScore, pickerScore, type RunOfPicker } from './picker-score.ts';
import type { PickerRun, ScoredPicker, ScoredRace } from './scored-race.ts';

/** Races of one kind, and how everybody did in them. */
export interface ScoreGroup {
  /** `Saratoga 2026`, `claiming`. */
  readonly name: string;
  readonly races: number;
  readonly voices: readonly PickerScore[];
}

/** How everybody did in a set of races. */
export interface Scoreboard {
  readonly races: number;
  readonly days: number;
  readonly voices: readonly PickerScore[];
  readonly meets: readonly ScoreGroup[];
  readonly classes: readonly ScoreGroup[];
}

const ORDER: readonly ScoredPicker[] = [
  'claude',
  'openai',
  'consensus',
  'model',
  'formula',
  'morning line',
  'board',
  'favourite',
  'public',
];

/**
 * Another slot, another model in it, another version or another question is another picker; another displayed name is
 * not: entries keep the name of the day they were sealed.
 */
const keyOf = ({ voice: picker, model, version, promptVersion }: PickerRun): string =>
  [picker, model ?? '', version ?? '', promptVersion ?? ''].join('\n');

async function pickersIn(
  races: readonly ScoredRace[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly PickerScore[]> {
  const runs = new Map<string, RunOfPicker[]>();
  for (const { day, voices: pickers, won } of races) {
    const publicChances = pickers.find(({ voice: picker }) => picker === 'public')?.chances ?? null;
    for (const run of pickers) {
      const row = { day, run, won, publicChances };
      const runOfPickers = runs.get(keyOf(run));
      if (runOfPickers === undefined) runs.set(keyOf(run), [row]);
      else runOfPickers.push(row);
    }
  }
  const scores: PickerScore[] = [];
  for (const runOfPickers of runs.values()) {
    await yieldToEventLoop();
    scores.push(pickerScore(runOfPickers));
  }
  return scores.sort((a, b) => ORDER.indexOf(a.voice) - ORDER.indexOf(b.voice) || b.races - a.races);
}

function groupsBy(
  races: readonly ScoredRace[],
  nameOf: (race: ScoredRace) => string,
): ReadonlyMap<string, readonly ScoredRace[]> {
  const groups = new Map<string, ScoredRace[]>();
  for (const race of races) {
    const scoredRaces = groups.get(nameOf(race));
    if (scoredRaces === undefined) groups.set(nameOf(race), [race]);
    else scoredRaces.push(race);
  }
  return groups;
}

const meetOf = ({ track, day }: ScoredRace): string =>
  `${trackByCode(track)?.displayName ?? track} ${day.slice(0, 4)}`;

/** Scores races; between one picker and the next others have their turn. */
export async function scoreboardOf(
  races: readonly ScoredRace[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<Scoreboard> {
  const pickers = await pickersIn(races, yieldToEventLoop);
  async function scored(nameOf: (race: ScoredRace) => string): Promise<readonly ScoreGroup[]> {
    const groups: ScoreGroup[] = [];
    for (const [name, scoredRaces] of groupsBy(races, nameOf)) {
      const isWhole = scoredRaces.length === races.length;
      groups.push({
        name,
        races: scoredRaces.length,
        voices: isWhole ? pickers : await pickersIn(scoredRaces, yieldToEventLoop),
      });
    }
    return groups.sort((a, b) => b.races - a.races || a.name.localeCompare(b.name, 'en'));
  }
  return {
    races: races.length,
    days: new Set(races.map(({ day, track }) => `${day} ${track}`)).size,
    voices: pickers,
    meets: await scored(meetOf),
    classes: await scored(({ raceClass }) => raceClass ?? 'class unknown'),
  };
}
