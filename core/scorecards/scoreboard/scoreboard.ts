import { trackByCode } from '../../card/track.ts';
import type { GiveWay } from '../../kernel/doors.ts';
import type { JudgedRace, ScoredVoice, VoiceRun } from './judged-race.ts';
import { type RunOfVoice, type VoiceScore, voiceScore } from './voice-score.ts';

/** Races of one kind, and how everybody did in them. */
export interface ScoreGroup {
  /** `Saratoga 2026`, `claiming`. */
  readonly name: string;
  readonly races: number;
  readonly voices: readonly VoiceScore[];
}

/** How everybody did in a set of races. */
export interface Scoreboard {
  readonly races: number;
  readonly days: number;
  readonly voices: readonly VoiceScore[];
  readonly meets: readonly ScoreGroup[];
  readonly classes: readonly ScoreGroup[];
}

const ORDER: readonly ScoredVoice[] = [
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

/** Another analyst, another model of it, another version or another question is another voice. */
const keyOf = ({ voice, who, model, version, promptVersion }: VoiceRun): string =>
  [voice, who, model ?? '', version ?? '', promptVersion ?? ''].join('\n');

async function voicesIn(races: readonly JudgedRace[], giveWay: GiveWay): Promise<readonly VoiceScore[]> {
  const runs = new Map<string, RunOfVoice[]>();
  for (const { day, voices, won } of races) {
    const publicChances = voices.find(({ voice }) => voice === 'public')?.chances ?? null;
    for (const run of voices) {
      const row = { day, run, won, publicChances };
      const kept = runs.get(keyOf(run));
      if (kept === undefined) runs.set(keyOf(run), [row]);
      else kept.push(row);
    }
  }
  const scores: VoiceScore[] = [];
  for (const of of runs.values()) {
    await giveWay();
    scores.push(voiceScore(of));
  }
  return scores.sort(
    (one, other) => ORDER.indexOf(one.voice) - ORDER.indexOf(other.voice) || other.races - one.races,
  );
}

function groupsBy(
  races: readonly JudgedRace[],
  nameOf: (race: JudgedRace) => string,
): ReadonlyMap<string, readonly JudgedRace[]> {
  const groups = new Map<string, JudgedRace[]>();
  for (const race of races) {
    const there = groups.get(nameOf(race));
    if (there === undefined) groups.set(nameOf(race), [race]);
    else there.push(race);
  }
  return groups;
}

const meetOf = ({ track, day }: JudgedRace): string =>
  `${trackByCode(track)?.displayName ?? track} ${day.slice(0, 4)}`;

/** Scores races; between one voice and the next others have their turn. */
export async function scoreboardOf(races: readonly JudgedRace[], giveWay: GiveWay): Promise<Scoreboard> {
  const voices = await voicesIn(races, giveWay);
  async function scored(nameOf: (race: JudgedRace) => string): Promise<readonly ScoreGroup[]> {
    const groups: ScoreGroup[] = [];
    for (const [name, of] of groupsBy(races, nameOf)) {
      const isWhole = of.length === races.length;
      groups.push({ name, races: of.length, voices: isWhole ? voices : await voicesIn(of, giveWay) });
    }
    return groups.sort((one, other) => other.races - one.races || one.name.localeCompare(other.name, 'en'));
  }
  return {
    races: races.length,
    days: new Set(races.map(({ day, track }) => `${day} ${track}`)).size,
    voices,
    meets: await scored(meetOf),
    classes: await scored(({ raceClass }) => raceClass ?? 'class not known'),
  };
}
