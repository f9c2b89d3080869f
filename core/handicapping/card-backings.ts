import { spokenNames } from '../card/program-name.ts';
import type { RaceId } from '../card/race.ts';
import type { Runner } from '../card/runner.ts';
import { horseNameKey } from '../card/same-name.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Evidence } from './evidence.ts';
import { familiesOf, type KnownPeople } from './known-people.ts';
import { namesBehind } from './names-behind.ts';
import {
  type Backing,
  type Backings,
  faded,
  type NamedStanding,
  type Standing,
  type StandingKind,
  type StandingName,
  standingKey,
} from './standing.ts';

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
function namesOf(runner: Runner, known: KnownPeople): readonly StandingName[] {
  const { owner, pastRaces, records } = runner;
  const [last] = pastRaces;
  const spelled = (kind: 'jockey' | 'trainer'): string | null => {
    const printed = runner[kind]?.name ?? null;
    return printed === null ? null : (known(kind, printed) ?? spokenNames(printed)[0] ?? printed);
  };
  const names = namesBehind({
    jockey: spelled('jockey'),
    trainer: spelled('trainer'),
    owner,
    isDebut: last === undefined && records.life.starts === 0,
    lastTrack: last?.track ?? null,
    lastPlace: last?.official ?? null,
  });
  const owners = spokenNames(owner).map((name): [StandingKind, string] => ['owner', horseNameKey(name)]);
  return [...names, ...owners].map(([kind, name]) => ({ kind, name }));
}

/** By race and program number. */
export type NamesOfCard = ReadonlyMap<RaceId, ReadonlyMap<string, readonly StandingName[]>>;

/** The names behind everybody on a card. */
export const namesOnCard = (card: Card, known: KnownPeople): NamesOfCard =>
  new Map(
    card.map(({ race, runners }) => [
      race.id,
      new Map(runners.map((runner) => [runner.programNumber, namesOf(runner, known)])),
    ]),
  );

function backingOf(names: readonly StandingName[], standings: ReadonlyMap<string, Standing>): Backing {
  const backing: Partial<Record<StandingKind, Standing>> = {};
  for (const name of names) {
    const standing = standings.get(standingKey(name));
    if (standing !== undefined) backing[name.kind] ??= standing;
  }
  return backing;
}

/** What those behind everybody on a card had done on the eve of `day`; empty where nothing is known of any. */
export function backingsOnCard(
  names: NamesOfCard,
  found: readonly NamedStanding[],
  day: RaceDay,
): ReadonlyMap<RaceId, Backings> {
  if (found.length === 0) return new Map();
  const standings = new Map(found.map((one) => [standingKey(one), faded(one, day)]));
  return new Map(
    [...names].map(([id, field]) => [
      id,
      new Map([...field].map(([number, behind]) => [number, backingOf(behind, standings)])),
    ]),
  );
}
