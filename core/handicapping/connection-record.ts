import { daysBetween, type RaceDay } from '../kernel/race-day.ts';
import { shrunkShare } from './shrinkage.ts';

/** The record of a person (or of a kind of entry) before a day; older races count for less. */
export interface FadedRecord {
  /** Faded number of starts. */
  readonly starts: number;
  /** Faded number of winners. */
  readonly wins: number;
  /** Faded sum of the public's final win chances: the winners that were expected. */
  readonly expected: number;
  /** Faded sum of ln(public chance x betting interests): above 0 when better backed than an average starter. */
  readonly support: number;
}

/** Whose record it is. */
export type ConnectionKind = 'jockey' | 'trainer' | 'owner' | 'partnership' | 'debut' | 'lastLine';

/** The records of one starter's connections, by kind; a kind is absent where unknown. */
export type ConnectionRecord = Readonly<Partial<Record<ConnectionKind, FadedRecord>>>;

/** By program number. */
export type ConnectionRecords = ReadonlyMap<string, ConnectionRecord>;

/** The outcome of one start. */
export interface Outcome {
  /** The public's final win chance of its betting interest, 0-1. */
  readonly chance: number;
  readonly interests: number;
  /** 1 for a winner, a share in a dead heat, else 0. */
  readonly won: number;
}

const NOTHING: FadedRecord = { starts: 0, wins: 0, expected: 0, support: 0 };

/** A start counts half after a year. */
export const HALF_LIFE_DAYS = 365;

/** A record as of the end of a day. */
interface DayRecord {
  readonly record: FadedRecord;
  readonly day: RaceDay;
}

/** Identifies a record. */
export interface RecordName {
  readonly kind: ConnectionKind;
  /** Spelled as by `connectionNames`. */
  readonly name: string;
}

export interface NamedRecord extends RecordName, DayRecord {}

/** One key for a name of a kind. */
export const recordKey = ({ kind, name }: RecordName): string => `${kind}:${name}`;

/** Records that grow day by day. Call `of` only for days after those added. */
export interface RecordBook {
  of(kind: ConnectionKind, name: string, day: RaceDay): FadedRecord | null;
  add(kind: ConnectionKind, name: string, day: RaceDay, outcome: Outcome): void;
}

/** The record faded to a later day: a start counts half after `halfLifeDays`. */
export function faded(
  { record, day }: DayRecord,
  to: RaceDay,
  halfLifeDays: number = HALF_LIFE_DAYS,
): FadedRecord {
  const share = 0.5 ** (Math.max(0, daysBetween(day, to)) / halfLifeDays);
  return {
    starts: record.starts * share,
    wins: record.wins * share,
    expected: record.expected * share,
    support: record.support * share,
  };
}

/** A book in which a start counts half after `halfLifeDays`; `onChange` is called with each changed record. */
export function openRecordBook(
  halfLifeDays: number = HALF_LIFE_DAYS,
  onChange: (changed: NamedRecord) => void = () => undefined,
): RecordBook {
  const records = new Map<string, DayRecord>();
  return {
    of(kind, name, day) {
      const found = records.get(recordKey({ kind, name }));
      return found === undefined ? null : faded(found, day, halfLifeDays);
    },
    add(kind, name, day, { chance, interests, won }) {
      const key = recordKey({ kind, name });
      const found = records.get(key);
      const before = found === undefined ? NOTHING : faded(found, day, halfLifeDays);
      const record = {
        starts: before.starts + 1,
        wins: before.wins + won,
        expected: before.expected + chance,
        support: before.support + Math.log(chance * interests),
      };
      records.set(key, { record: record, day });
      onChange({ kind, name, day, record: record });
    },
  };
}

/** Mean support, shrunk toward `level` with the weight of `weight` starts. */
export const supportOf = ({ starts, support }: FadedRecord, weight: number, level = 0): number =>
  shrunkShare(support, starts, level, weight);

/** ln of winners over expected winners, shrunk toward 0 with the weight of `weight` expected winners. */
export const edgeOf = ({ wins, expected }: FadedRecord, weight: number): number =>
  Math.log((wins + weight) / (expected + weight));
