import { spokenNames } from '../card/program-name.ts';
import type { RaceId } from '../card/race.ts';
import type { Runner } from '../card/runner.ts';
import { horseNameKey } from '../card/same-name.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import {
  type ConnectionKind,
  type ConnectionRecord,
  type ConnectionRecords,
  type FadedRecord,
  faded,
  type NamedRecord,
  type RecordName,
  recordKey,
} from './connection-record.ts';
import type { Evidence } from './evidence.ts';
import { familiesOf, type KnownPeople } from './known-connections.ts';
import { connectionNames } from './names-of-connections.ts';

type Card = readonly Pick<Evidence, 'race' | 'runners'>[];

/** Families of everybody who rides or trains on the card, each once. */
export const familiesOn = (card: Card): readonly string[] => [
  ...new Set(
    card.flatMap(({ runners }) =>
      runners.flatMap(({ jockey, trainer }) =>
        [jockey, trainer].flatMap((person) => (person === null ? [] : familiesOf(person.name))),
      ),
    ),
  ),
];

/** The names behind a runner with its past races; of two of a kind the first that is known counts. */
function namesOf(runner: Runner, knownPeople: KnownPeople): readonly RecordName[] {
  const { owner, pastPerformances, records } = runner;
  const last = pastPerformances?.[0];
  const spelled = (kind: 'jockey' | 'trainer'): string | null => {
    const printed = runner[kind]?.name ?? null;
    return printed === null ? null : (knownPeople(kind, printed) ?? spokenNames(printed)[0] ?? printed);
  };
  const names = connectionNames({
    jockey: spelled('jockey'),
    trainer: spelled('trainer'),
    owner,
    isDebut: last === undefined && records?.life?.starts === 0,
    lastTrack: last?.track ?? null,
    lastPlace: last?.official ?? null,
  });
  const owners = (owner === null ? [] : spokenNames(owner)).map((name): [ConnectionKind, string] => [
    'owner',
    horseNameKey(name),
  ]);
  return [...names, ...owners].map(([kind, name]) => ({ kind, name }));
}

/** By race and program number. */
export type NamesOfCard = ReadonlyMap<RaceId, ReadonlyMap<string, readonly RecordName[]>>;

/** The names behind everybody on a card. */
export const namesOnCard = (card: Card, knownPeople: KnownPeople): NamesOfCard =>
  new Map(
    card.map(({ race, runners }) => [
      race.id,
      new Map(runners.map((runner) => [runner.programNumber, namesOf(runner, knownPeople)])),
    ]),
  );

function connectionRecordOf(
  names: readonly RecordName[],
  records: ReadonlyMap<string, FadedRecord>,
): ConnectionRecord {
  const connectionRecord: Partial<Record<ConnectionKind, FadedRecord>> = {};
  for (const name of names) {
    const record = records.get(recordKey(name));
    if (record !== undefined) connectionRecord[name.kind] ??= record;
  }
  return connectionRecord;
}

/** What those behind everybody on a card had done on the eve of `day`; empty where nothing is known of any. */
export function connectionRecordsOnCard(
  names: NamesOfCard,
  found: readonly NamedRecord[],
  day: RaceDay,
): ReadonlyMap<RaceId, ConnectionRecords> {
  if (found.length === 0) return new Map();
  const records = new Map(found.map((namedRecord) => [recordKey(namedRecord), faded(namedRecord, day)]));
  return new Map(
    [...names].map(([id, field]) => [
      id,
      new Map([...field].map(([number, names]) => [number, connectionRecordOf(names, records)])),
    ]),
  );
}
