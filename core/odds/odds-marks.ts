import type { CardChange } from '../card/card-change.ts';
import { changesInForce } from '../card/changes-in-force.ts';
import { changesAbout } from '../card/desk-entries.ts';
import { distanceText } from '../card/distance.ts';
import { horseName } from '../card/horse-name.ts';
import { spokenNames } from '../card/program-name.ts';
import type { Race } from '../card/race.ts';
import { courseOf } from '../card/surface.ts';
import type { Instant } from '../kernel/instant.ts';

/** Something that happened to a race while it was being bet on. */
export interface OddsMark {
  /** When it came here, by the racing clock. */
  readonly at: Instant;
  /** `#5 Paper Lantern scratched`, `Moved to the dirt`. */
  readonly words: string;
  /** The horse it is about; null where it is the race. */
  readonly programNumber: string | null;
}

const horseText = (number: string | null, name: string | null): string =>
  [number === null ? null : `#${number}`, name === null ? null : horseName(name)]
    .filter((part) => part !== null)
    .join(' ');

/** In words; null for a change that moves no price. */
function wordsOf({ fact, programNumber, horseName: name }: CardChange): string | null {
  const horse = horseText(programNumber, name);
  switch (fact.what) {
    case 'scratched':
      return fact.to ? `${horse} scratched` : null;
    case 'draws-in':
      return `${horse} drew in`;
    case 'jockey':
      return `${horse}: ${horseName(spokenNames(fact.to)[0] ?? fact.to)} rides`;
    case 'surface':
      return `Moved to the ${courseOf(fact.to).name.toLowerCase()}`;
    case 'distance':
      return `Distance now ${distanceText(fact.to.yards, fact.to.isAbout)}`;
    case 'going':
      return `${courseOf(fact.to.surface).name} track: ${fact.to.condition}`;
    case 'cancelled':
      return fact.to ? 'Race canceled' : null;
    default:
      return null;
  }
}

/** What happened to a race since its card was printed and is in force, oldest first. */
export const oddsMarks = (race: Race, changes: readonly CardChange[]): readonly OddsMark[] =>
  changesInForce(changesAbout(race, changes))
    .flatMap((change) => {
      const words = wordsOf(change);
      return words === null ? [] : [{ at: change.knownAt, words, programNumber: change.programNumber }];
    })
    .sort((a, b) => a.at - b.at);
