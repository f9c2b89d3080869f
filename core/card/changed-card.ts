import type { CardChange, ChangedFact } from './card-change.ts';
import { changesInForce } from './changes-in-force.ts';
import { draftedRunner } from './drafted-card.ts';
import { spokenNames } from './program-name.ts';
import type { Card, Race } from './race.ts';
import type { Person, Runner } from './runner.ts';
import { canBeSamePerson, horseNameKey } from './same-name.ts';
import { isTurf } from './surface.ts';

/** A rider with the records the card tells of him, where he rides on it. */
function riderNamed(name: string, riders: readonly Person[]): Person {
  const person = riders.find((rider) =>
    spokenNames(rider.name).some((spoken) => canBeSamePerson(spoken, name)),
  );
  return person ?? { name, records: [] };
}

function withFact(runner: Runner, fact: ChangedFact, riders: readonly Person[]): Runner {
  switch (fact.what) {
    case 'scratched':
      return { ...runner, isScratched: fact.to };
    case 'draws-in':
      return { ...runner, listStatus: null };
    case 'jockey':
      return {
        ...runner,
        jockey: riderNamed(fact.to, riders),
        apprenticeAllowanceLb: null,
        combination: null,
      };
    case 'weight':
      return { ...runner, weightLb: fact.to };
    case 'blinkers':
      return { ...runner, blinkers: fact.to };
    case 'morning-line':
      return { ...runner, morningLine: fact.to };
    default:
      return runner;
  }
}

const isAbout = ({ horseName, programNumber }: CardChange, runner: Runner): boolean =>
  horseName === null
    ? programNumber === runner.programNumber
    : horseNameKey(horseName) === horseNameKey(runner.horseName);

function withoutGap<Gap extends string>(untold: readonly Gap[] | undefined, told: Gap) {
  const left = (untold ?? []).filter((gap) => gap !== told);
  return left.length > 0 ? { untold: left } : {};
}

function withRaceFact(race: Race, fact: ChangedFact): Race {
  const { isCancelled: _, untold: untoldOfRaces, ...rest } = race;
  const gaps = untoldOfRaces === undefined ? {} : { untold: untoldOfRaces };
  const cancelled = race.isCancelled === true ? { isCancelled: true as const } : {};
  if (fact.what === 'cancelled') return { ...rest, ...gaps, ...(fact.to ? { isCancelled: true } : {}) };
  if (fact.what === 'surface')
    return { ...rest, ...cancelled, surface: fact.to, ...withoutGap(untoldOfRaces, 'surface') };
  if (fact.what === 'post-time') return { ...race, postTime: fact.to };
  if (fact.what !== 'distance') return race;
  const { yards, isAbout: about } = fact.to;
  return {
    ...rest,
    ...cancelled,
    distanceYards: yards,
    isAbout: about,
    ...withoutGap(untoldOfRaces, 'distance'),
  };
}

/** Off the turf, those that waited for the main track run. */
const drawnIn = (runners: readonly Runner[]): readonly Runner[] =>
  runners.map((runner) =>
    runner.listStatus === 'main-track-only' ? { ...runner, listStatus: null } : runner,
  );

/** A race with the changes to it; `riders` are the people of its card. Changes of other races are not looked at. */
export function changedRace(race: Race, changes: readonly CardChange[], riders: readonly Person[]): Race {
  const cardChanges = changesInForce(changes.filter(({ raceId }) => raceId === race.id));
  if (cardChanges.length === 0) return race;
  const moved = cardChanges
    .filter(({ programNumber }) => programNumber === null)
    .reduce((changed, { fact }) => withRaceFact(changed, fact), race);
  const entered = cardChanges.flatMap(({ fact }) =>
    fact.what === 'entered' ? [draftedRunner(fact.to, race.day)] : [],
  );
  const isNew = ({ horseName }: Runner): boolean =>
    !race.runners.some((runner) => horseNameKey(runner.horseName) === horseNameKey(horseName));
  const field = [...race.runners, ...entered.filter(isNew)];
  const isOffTheTurf = isTurf(race.surface) && !isTurf(moved.surface);
  const runners = (isOffTheTurf ? drawnIn(field) : field).map((runner) =>
    cardChanges
      .filter((change) => change.programNumber !== null && isAbout(change, runner))
      .reduce((changed, { fact }) => withFact(changed, fact, riders), runner),
  );
  return { ...moved, runners };
}

/** Everybody who rides on a card as it was brought. */
export const ridersOn = ({ races }: Pick<Card, 'races'>): readonly Person[] =>
  races.flatMap(({ runners }) => runners.flatMap(({ jockey }) => jockey ?? []));

/** A card with the changes to it, oldest first; those that were not known at a moment are left out by who asks. */
export function changedCard(card: Card, changes: readonly CardChange[]): Card {
  if (changes.length === 0) return card;
  const riders = ridersOn(card);
  return { ...card, races: card.races.map((race) => changedRace(race, changes, riders)) };
}
