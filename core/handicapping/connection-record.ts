import { daysBetween, type RaceDay } from '../kernel/race-day.ts';
import { heldShare } from './held-share.ts';

/** What somebody, or some way of coming to a race, has done before a day; older races count for less. */
export interface Standing {
  /** Faded number of starts. */
  readonly starts: number;
  /** Faded number of winners. */
  readonly wins: number;
  /** Faded sum of the public's final win chances: the winners that were expected. */
  readonly expected: number;
  /** Faded sum of ln(public chance x betting interests): above 0 when better backed than an average starter. */
  readonly support: number;
}

/** Whose standing: a key of its own for each. */
export type ConnectionKind = 'jockey' | 'trainer' | 'owner' | 'partnership' | 'debut' | 'lastLine';

/** The standings behind one starter, by kind; a kind is absent where nothing is known. */
export type ConnectionRecord = Readonly<Partial<Record<ConnectionKind, Standing>>>;

/** By program number. */
export type ConnectionRecords = ReadonlyMap<string, ConnectionRecord>;

/** What came of one start, told after the race. */
export interface Outcome {
  /** The public's final win chance of its betting interest, 0-1. */
  readonly chance: number;
  readonly interests: number;
  /** 1 for a winner, a share in a dead heat, else 0. */
  readonly won: number;
}

const NOTHING: Standing = { starts: 0, wins: 0, expected: 0, support: 0 };

/** A start counts half after a year. */
export const HALF_LIFE_DAYS = 365;

/** A standing as it was when a day was over. */
export interface DayRecord {
  readonly standing: Standing;
  readonly day: RaceDay;
}

/** Whose standing it is. */
export interface RecordName {
  readonly kind: ConnectionKind;
  /** As `namesBehind` writes it. */
  readonly name: string;
}

export interface NamedRecord extends RecordName, DayRecord {}

/** One key for a name of a kind. */
export const recordKey = ({ kind, name }: RecordName): string => `${kind}:${name}`;

/** Standings that grow day by day. `of` is only to be asked for days after those added. */
export interface RecordBook {
  of(kind: ConnectionKind, name: string, day: RaceDay): Standing | null;
  add(kind: ConnectionKind, name: string, day: RaceDay, outcome: Outcome): void;
}

/** What is left of it on a later day: a start counts half after `halfLifeDays`. */
export function faded(
  { standing, day }: DayRecord,
  to: RaceDay,
  halfLifeDays: number = HALF_LIFE_DAYS,
): Standing {
  const share = 0.5 ** (Math.max(0, daysBetween(day, to)) / halfLifeDays);
  return {
    starts: standing.starts * share,
    wins: standing.wins * share,
    expected: standing.expected * share,
    support: standing.support * share,
  };
}

/** A book in which a start counts half after `halfLifeDays`; `told` hears of every standing that changed. */
export function openRecordBook(
  halfLifeDays: number = HALF_LIFE_DAYS,
  told: (changed: NamedRecord) => void = () => undefined,
): RecordBook {
  const kept = new Map<string, DayRecord>();
  return {
    of(kind, name, day) {
      const found = kept.get(recordKey({ kind, name }));
      return found === undefined ? null : faded(found, day, halfLifeDays);
    },
    add(kind, name, day, { chance, interests, won }) {
      const key = recordKey({ kind, name });
      const found = kept.get(key);
      const before = found === undefined ? NOTHING : faded(found, day, halfLifeDays);
      const standing = {
        starts: before.starts + 1,
        wins: before.wins + won,
        expected: before.expected + chance,
        support: before.support + Math.log(chance * interests),
      };
      kept.set(key, { standing, day });
      told({ kind, name, day, standing });
    },
  };
}

/** Mean support, drawn towards `level` as if by `weight` starts at that level. */
export const supportOf = ({ starts, support }: Standing, weight: number, level = 0): number =>
  heldShare(support, starts, level, weight);

/** ln of winners over expected winners, drawn towards 0 as if by `weight` expected winners that won as expected. */
export const edgeOf = ({ wins, expected }: Standing, weight: number): number =>
  Math.log((wins + weight) / (expected + weight));
