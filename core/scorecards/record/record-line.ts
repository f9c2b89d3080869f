import type { Interval } from '../../training/scoring/bootstrap.ts';
import { LEAST_RACES, type PickerScore } from '../scoreboard/picker-score.ts';
import type { Scoreboard } from '../scoreboard/scoreboard.ts';
import type { VerdictRecord, VersionRecord } from '../scoreboard/verdict-record.ts';
import { clearSide } from './several-looks.ts';

/** What a bet of each dollar came to: -0.07 loses 7 cents. */
export interface LineMoney {
  readonly bets: number;
  readonly perUnit: number;
  /** 95%, race days resampled; null with fewer than two days. */
  readonly interval: Interval | null;
}

/** How the chances compare with the public's in the same races: log loss a race, above 0 is worse. */
export interface LineChances {
  readonly races: number;
  readonly difference: number;
  readonly standardError: number | null;
  readonly interval: Interval | null;
}

/** One row of the picture of the record. */
export interface RecordLine {
  readonly key: string;
  readonly who: string;
  /** Model and versions, since another one is another row; empty for a picker without them. */
  readonly by: string;
  readonly races: number;
  /** Null below the fewest races that say anything. */
  readonly money: LineMoney | null;
  readonly chances: LineChances | null;
  /** Compared with the public after all looks are counted; null for the public and where it cannot be said. */
  readonly side: 'better' | 'worse' | 'too close to call' | null;
  /** Above breaking even after all looks are counted. */
  readonly isProfitClear: boolean;
}

const ORDER = [
  'public',
  'morning line',
  'favourite',
  'model',
  'claude',
  'openai',
  'consensus',
] as const satisfies readonly PickerScore['voice'][];

const NAMES: Partial<Record<PickerScore['voice'], string>> = {
  public: 'The public',
  'morning line': 'Morning line',
  favourite: 'Favorite',
  consensus: 'Consensus',
};

/** The row of every BET verdict, whatever version made it. */
export const ALL_BETS = 'BET';

type Unjudged = Omit<RecordLine, 'side' | 'isProfitClear'>;

function lineOf({ voice: picker, who, model, version, promptVersion, ...score }: PickerScore): Unjudged {
  return {
    key: [picker, model, version, promptVersion].join(' '),
    who: NAMES[picker] ?? who,
    by: [model, version, promptVersion].filter((part) => part !== null).join(', '),
    races: score.races,
    money: score.returned,
    chances: score.chances?.toPublic ?? null,
  };
}

type BetRecords = {
  readonly verdicts: readonly VerdictRecord[];
  readonly betsByVersion: readonly VersionRecord[];
};

function betLine(
  { races, bets, perUnit, interval }: Omit<VerdictRecord, 'kind'>,
  name: Pick<Unjudged, 'key' | 'who' | 'by'>,
): Unjudged {
  const money = perUnit === null || bets < LEAST_RACES ? null : { bets, perUnit, interval };
  return { ...name, races, money, chances: null };
}

/** A row for each model and margin that made BETs, and where there are several one of all of them, the last. */
function betLines({ verdicts, betsByVersion }: BetRecords): readonly Unjudged[] {
  const all = verdicts.find(({ kind, races }) => kind === 'BET' && races > 0);
  if (all === undefined) return [];
  const [only, ...others] = betsByVersion;
  if (only === undefined || others.length === 0)
    return [betLine(all, { key: ALL_BETS, who: 'BET verdicts', by: only?.by ?? '' })];
  return [
    ...betsByVersion.map((part) =>
      betLine(part, { key: `BET ${part.by}`, who: 'BET verdicts', by: part.by }),
    ),
    betLine(all, { key: ALL_BETS, who: 'BET verdicts, all versions', by: '' }),
  ];
}

/** The spread of a return by its interval; null without one. */
const errorOf = (interval: Interval | null): number | null =>
  interval === null ? null : (interval.high - interval.low) / (2 * 1.96);

function weighed(line: Unjudged, looks: number): RecordLine {
  const { chances, money } = line;
  const side = chances === null ? null : clearSide(chances.difference, chances.standardError, looks);
  const profit = money === null ? null : clearSide(money.perUnit, errorOf(money.interval), looks);
  const sides = { above: 'worse', below: 'better', neither: 'too close to call' } as const;
  return { ...line, side: side === null ? null : sides[side], isProfitClear: profit === 'above' };
}

/**
 * The rows of the picture, the public first and the BET verdicts last. Figures are those of the scoreboard; what is
 * called better or worse has to be so after every row that was looked at is counted, on each of the `boards` from which
 * this one was chosen.
 */
export function recordLines(
  board: Pick<Scoreboard, 'voices'> & BetRecords,
  boards = 1,
): readonly RecordLine[] {
  const pickers = ORDER.flatMap((picker) =>
    board.voices.filter(({ voice, races }) => voice === picker && races > 0),
  );
  const lines = [...pickers.map(lineOf), ...betLines(board)];
  const looks = lines.filter(({ money, chances }) => money !== null || chances !== null).length;
  return lines.map((line) => weighed(line, Math.max(1, looks * boards)));
}
