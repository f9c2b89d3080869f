import type { RaceDay } from '../../kernel/race-day.ts';
import type { PickerRun, ScoredRace } from './scored-race.ts';
import type { SettledRace } from './settled-entries.ts';
import type { VerdictRun } from './verdict-record.ts';

/** Who a picker is: several of the same day share it. */
type Picker = Pick<PickerRun, 'voice' | 'who' | 'model' | 'version' | 'promptVersion'>;

type PackedRun = readonly [
  picker: number,
  isHit: PickerRun['isHit'],
  staked: number,
  profit: number,
  chances: PickerRun['chances'],
];

interface PackedRace extends Pick<SettledRace, 'trackSlug' | 'isReplayed' | 'raceClass' | 'kind'> {
  readonly scored: (Pick<ScoredRace, 'track' | 'won'> & { readonly runs: readonly PackedRun[] }) | null;
  readonly verdict: Omit<VerdictRun, 'day'> | null;
}

interface PackedDay {
  readonly pickers: readonly Picker[];
  readonly races: readonly PackedRace[];
}

const pickerOf = ({ voice, who, model, version, promptVersion }: Picker): Picker => ({
  voice,
  who,
  model,
  version,
  promptVersion,
});

/** Gives each picker its number, the same one each time. */
function pickerNumbers() {
  const numbers = new Map<string, number>();
  const pickers: Picker[] = [];
  return {
    pickers,
    numberOf(run: Picker): number {
      const picker = pickerOf(run);
      const key = JSON.stringify(picker);
      const number = numbers.get(key) ?? pickers.length;
      if (number === pickers.length) pickers.push(picker);
      numbers.set(key, number);
      return number;
    },
  };
}

/** The settled races of a day as text; `racesIn` reads it. */
export function settledText(races: readonly SettledRace[]): string {
  const { pickers, numberOf } = pickerNumbers();
  const packedRun = (run: PickerRun): PackedRun => [
    numberOf(run),
    run.isHit,
    run.bet.staked,
    run.bet.profit,
    run.chances,
  ];
  const packedRaces = races.map(({ scored, verdict, ...race }): PackedRace => {
    const { day: _, ...followed } = verdict ?? { day: null };
    return {
      ...race,
      scored:
        scored === null ? null : { track: scored.track, won: scored.won, runs: scored.voices.map(packedRun) },
      verdict: verdict === null ? null : (followed as Omit<VerdictRun, 'day'>),
    };
  });
  return JSON.stringify({ pickers, races: packedRaces } satisfies PackedDay);
}

/** The settled races of a day from their text. */
export function racesIn(text: string, day: RaceDay): readonly SettledRace[] {
  const { pickers, races } = JSON.parse(text) as PackedDay;
  const runOf = ([number, isHit, staked, profit, chances]: PackedRun): PickerRun => ({
    ...(pickers[number] as Picker),
    isHit,
    bet: { staked, profit },
    chances,
  });
  return races.map(({ scored, verdict, ...race }) => ({
    ...race,
    scored:
      scored === null
        ? null
        : {
            day,
            track: scored.track,
            raceClass: race.raceClass,
            won: scored.won,
            voices: scored.runs.map(runOf),
          },
    verdict: verdict === null ? null : { day, ...verdict },
  }));
}
