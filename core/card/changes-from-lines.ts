import type { DraftRead } from './changes-from-entries.ts';
import type { LateChange } from './late-changes.ts';
import type { Card, Race } from './race.ts';
import type { Runner } from './runner.ts';
import { horseNameKey } from './same-name.ts';

/** The horse of a line: by its number where the name agrees or is missing, else by its name. */
function runnerIn(race: Race, { programNumber, horseName }: LateChange): Runner | null {
  const isNamed = (runner: Runner): boolean =>
    horseName === null || horseNameKey(runner.horseName) === horseNameKey(horseName);
  const numbered = race.runners.find((runner) => runner.programNumber === programNumber);
  if (numbered !== undefined && isNamed(numbered)) return numbered;
  return horseName === null ? null : (race.runners.find(isNamed) ?? null);
}

const OF_RACES: readonly string[] = ['surface', 'distance', 'cancelled'];
const isOfRace = ({ fact: { what } }: LateChange): boolean => OF_RACES.includes(what);

function changesFromLine(card: Card, line: LateChange): DraftRead {
  const race = card.races.find(({ number }) => number === line.raceNumber);
  if (race === undefined)
    return { facts: [], faults: [`Race ${line.raceNumber} is not on the card: "${line.text}".`] };
  const { fact, reason } = line;
  const runner = runnerIn(race, line);
  const isAboutRace = isOfRace(line) || (fact.what === 'remark' && line.programNumber === null);
  if (!isAboutRace && runner === null)
    return { facts: [], faults: [`Race ${race.number}: the card has no such horse: "${line.text}".`] };
  const whose = isAboutRace ? null : runner;
  const [programNumber, horseName] = [whose?.programNumber ?? null, whose?.horseName ?? null];
  const when = line.at === undefined ? {} : { at: line.at };
  return { facts: [{ race, programNumber, horseName, runner: whose, fact, reason, ...when }], faults: [] };
}

/** What a list of late changes reports of a card's races. */
export function changesFromLines(card: Card, lines: readonly LateChange[]): DraftRead {
  const reads = lines.map((line) => changesFromLine(card, line));
  return {
    facts: reads.flatMap(({ facts }) => facts),
    faults: reads.flatMap(({ faults }) => faults),
  };
}
