import type { CardChange, ChangedFact } from './card-change.ts';
import { runnerFromEntries } from './card-from-entries.ts';
import { changesInForce } from './changes-in-force.ts';
import { withEquipment } from './equipment.ts';
import { originOf, priceOf } from './price.ts';
import { spokenNames } from './program-name.ts';
import type { Card, OffTheTurf, Race } from './race.ts';
import { isStarter, type Person, type Runner } from './runner.ts';
import { canBeSamePerson, horseNameKey } from './same-name.ts';
import { isTurf, type Surface } from './surface.ts';

/** A rider with the records on the card, where the card has that rider. */
function riderNamed(name: string, riders: readonly Person[]): Person {
  const person = riders.find((rider) =>
    spokenNames(rider.name).some((spoken) => canBeSamePerson(spoken, name)),
  );
  return person ?? { name, records: [] };
}

function withFact(
  runner: Runner,
  { fact, provenance }: Pick<CardChange, 'fact' | 'provenance'>,
  riders: readonly Person[],
): Runner {
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
    case 'equipment':
      return { ...runner, equipment: withEquipment(runner.equipment ?? [], fact.to) };
    case 'morning-line':
      return { ...runner, morningLine: priceOf(fact.to, originOf('morning line', provenance)) };
    default:
      return runner;
  }
}

const isAbout = ({ horseName, programNumber }: CardChange, runner: Runner): boolean =>
  horseName === null
    ? programNumber === runner.programNumber
    : horseNameKey(horseName) === horseNameKey(runner.horseName);

function withRaceFact(race: Race, fact: ChangedFact): Race {
  switch (fact.what) {
    case 'cancelled': {
      const { isCancelled: _, ...rest } = race;
      return fact.to ? { ...rest, isCancelled: true } : rest;
    }
    case 'surface':
      return { ...race, surface: fact.to };
    case 'distance':
      return { ...race, distanceYards: fact.to.yards, isAbout: fact.to.isAbout };
    case 'post-time':
      return { ...race, postTime: fact.to };
    default:
      return race;
  }
}

/** The turf course a race was taken off; null when it was not. */
const turfLeft = ({ surface: before }: Race, { surface: now }: Race): Surface | null =>
  before !== null && now !== null && isTurf(before) && !isTurf(now) ? before : null;

/** Who drew in and who came out of a race taken off the turf; `before` and `now` are its runners in the same order. */
function offTheTurf(from: Surface, before: readonly Runner[], now: readonly Runner[]): OffTheTurf {
  const numbersWhere = (holds: (was: Runner | undefined, is: Runner) => boolean): readonly string[] =>
    now.flatMap((runner, index) => (holds(before[index], runner) ? [runner.programNumber] : []));
  return {
    from,
    drewIn: numbersWhere((was, is) => was?.listStatus === 'main-track-only' && isStarter(is)),
    cameOut: numbersWhere((was, is) => was?.isScratched === false && is.isScratched),
  };
}

/** Off the turf, those entered for the main track only run. */
const drawnIn = (runners: readonly Runner[]): readonly Runner[] =>
  runners.map((runner) =>
    runner.listStatus === 'main-track-only' ? { ...runner, listStatus: null } : runner,
  );

/** A race with the changes to it; `riders` are the people of its card. Changes of other races are ignored. */
export function changedRace(race: Race, changes: readonly CardChange[], riders: readonly Person[]): Race {
  const cardChanges = changesInForce(changes.filter(({ raceId }) => raceId === race.id));
  if (cardChanges.length === 0) return race;
  const moved = cardChanges
    .filter(({ programNumber }) => programNumber === null)
    .reduce((changed, { fact }) => withRaceFact(changed, fact), race);
  const entered = cardChanges.flatMap(({ fact, provenance }) =>
    fact.what === 'entered' ? [runnerFromEntries(fact.to, race.day, provenance)] : [],
  );
  const isNew = ({ horseName }: Runner): boolean =>
    !race.runners.some((runner) => horseNameKey(runner.horseName) === horseNameKey(horseName));
  const field = [...race.runners, ...entered.filter(isNew)];
  const from = turfLeft(race, moved);
  const runners = (from === null ? field : drawnIn(field)).map((runner) =>
    cardChanges
      .filter((change) => change.programNumber !== null && isAbout(change, runner))
      .reduce((changed, change) => withFact(changed, change, riders), runner),
  );
  return from === null
    ? { ...moved, runners }
    : { ...moved, runners, offTheTurf: offTheTurf(from, field, runners) };
}

/** All riders of a card as it was imported. */
export const ridersOn = ({ races }: Pick<Card, 'races'>): readonly Person[] =>
  races.flatMap(({ runners }) => runners.flatMap(({ jockey }) => jockey ?? []));

/** A card with the changes to it, oldest first. The caller leaves out those not known yet. */
export function changedCard(card: Card, changes: readonly CardChange[]): Card {
  if (changes.length === 0) return card;
  const riders = ridersOn(card);
  return { ...card, races: card.races.map((race) => changedRace(race, changes, riders)) };
}
