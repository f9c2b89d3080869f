import type { Entry } from '#kit/kit.ts';
import { Badge, jockeyText, Price, properName, SaddleCloth, trainerText } from '#kit/kit.ts';
import { absentOf } from './betting-interests.ts';

function People({ entry: { jockeyName, trainerName } }: { readonly entry: Entry }) {
  return (
    <span className="entry-people">
      {jockeyText(jockeyName)} · {trainerText(trainerName)}
    </span>
  );
}

/** Who is entered, by program number, with the morning line; who does not start says why. */
export function EntryList({
  raceNumber,
  entries,
}: {
  readonly raceNumber: number;
  readonly entries: readonly Entry[];
}) {
  const why = new Map(absentOf(entries).map((absent) => [absent.entry.id, absent.why]));
  return (
    <div className="field-chances">
      <table>
        <caption className="visually-hidden">Entries of race {raceNumber}</caption>
        <thead>
          <tr>
            <th scope="col">Horse</th>
            <th scope="col" className="numeric">
              <abbr title="Morning line">ML</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                <span className="field-horse">
                  <SaddleCloth number={entry.programNumber} />
                  <span>
                    {properName(entry.horseName)} <People entry={entry} />
                    {why.has(entry.id) && <Badge tone="gray">{why.get(entry.id)}</Badge>}
                  </span>
                </span>
              </th>
              <td className="numeric">
                <Price price={entry.morningLine} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
