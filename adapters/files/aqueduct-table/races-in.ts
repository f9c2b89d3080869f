import { groupBy } from '#core/kernel/group-by.ts';
import { tableRefusal } from '../csv/errors.ts';
import { faultsOfFinish } from './contradictions.ts';
import { OF_RACE, type StarterRow, type StarterTable } from './layout.ts';

const raceKey = ({ facts }: StarterRow): string => `${facts.day} race ${facts.raceNumber}`;
const starterKey = (row: StarterRow): string => `${raceKey(row)} #${row.facts.programNumber}`;

/** Exact duplicate rows are dropped; two that differ are refused. */
function withoutTwins(table: StarterTable): readonly StarterRow[] {
  const first = new Map<string, StarterRow>();
  for (const row of table.rows) {
    const twin = first.get(starterKey(row));
    if (twin === undefined) first.set(starterKey(row), row);
    else if (twin.text !== row.text) {
      const sentence = `${starterKey(row)} is on line ${twin.line} too, and not the same.`;
      throw tableRefusal('order', table.whereIs(row, 'programNumber'), sentence);
    }
  }
  return [...first.values()];
}

function refuseOtherRace(table: StarterTable, rows: readonly StarterRow[]): void {
  const [first, ...others] = rows;
  if (first === undefined) return;
  for (const fact of Object.keys(OF_RACE) as readonly (keyof typeof OF_RACE)[]) {
    const other = others.find(({ facts }) => facts[fact] !== first.facts[fact]);
    if (other === undefined) continue;
    const sentence = `"${other.facts[fact]}" here, "${first.facts[fact]}" on line ${first.line} of the same race.`;
    throw tableRefusal('field', table.whereIs(other, fact), sentence);
  }
}

/**
 * The starters of each race. Refuses rows of one race that disagree about it, and a last race whose finish is not
 * whole: there the file was cut.
 */
export function racesIn(table: StarterTable): readonly (readonly StarterRow[])[] {
  const races = groupBy(withoutTwins(table), raceKey);
  for (const rows of races.values()) refuseOtherRace(table, rows);
  const last = table.rows.at(-1) as StarterRow;
  const [fault] = faultsOfFinish(races.get(raceKey(last)) ?? []);
  if (fault !== undefined) {
    throw tableRefusal('cut', table.whereIs(last), `the file ends inside ${raceKey(last)}: ${fault}`);
  }
  return [...races.values()];
}
