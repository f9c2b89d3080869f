import { useMemo } from 'react';
import type { DayOfRaces, Entry, Race } from '#kit/kit.ts';
import { count, jockeyText, properName, SaddleCloth, trainerText } from '#kit/kit.ts';
import { priceOnPaper } from '#kit/sharing/sharing.ts';
import { programOrder } from '#kit/tables/tables.ts';
import { entryMarks, recordOf, speedText } from './entry-facts.ts';
import { printedPages } from './printed-pages.ts';
import { RaceHead } from './race-head.tsx';

type EntryRowProps = { readonly entry: Entry; readonly race: Race; readonly height: number };

function EntryRow({ entry, race, height }: EntryRowProps) {
  const { scratchStatus, programNumber, price } = entry;
  const name = properName(entry.horseName);
  const { text, when } = priceOnPaper(price, race.day);
  // The head of the race gives the time of its card.
  const isOfCard = price?.kind === 'morning line' && price.at === race.provenance.at;
  return (
    <tr style={{ blockSize: `${height}pt` }}>
      <td>
        <SaddleCloth number={programNumber} />
      </td>
      <th scope="row">
        {scratchStatus ? <s>{name}</s> : name}{' '}
        <span className="printed-marks">{entryMarks(entry).join(', ')}</span>
      </th>
      <td>{entry.postPosition ?? '–'}</td>
      <td>{jockeyText(entry.jockeyName)}</td>
      <td>{trainerText(entry.trainerName)}</td>
      <td>{entry.weight ?? '–'}</td>
      <td>{recordOf(entry) ?? '–'}</td>
      <td>{speedText(entry) ?? '–'}</td>
      <td>
        {text} {when !== null && !isOfCard && <span className="printed-when">{when}</span>}
      </td>
    </tr>
  );
}

const heads = ['No.', 'Horse', 'Post', 'Jockey', 'Trainer', 'Lb', 'Record', 'Speed', 'Odds'] as const;

/** The entries of a race, the scratched last. */
function Entries({ race, row }: { readonly race: Race; readonly row: number }) {
  const entries = race.entries.toSorted(
    (a, b) =>
      Number(a.scratchStatus) - Number(b.scratchStatus) ||
      programOrder(a.programNumber) - programOrder(b.programNumber),
  );
  if (entries.length === 0) return <p>Entry information is not yet available for this race.</p>;
  return (
    <table className="printed-entries">
      <caption className="visually-hidden">Race {count(race.raceNumber)}: entries</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} race={race} height={row} />
        ))}
      </tbody>
    </table>
  );
}

/** The whole card as it goes on paper: whole races on evenly filled pages. */
export function PrintedCard({ day }: { readonly day: DayOfRaces }) {
  const { pages, row } = useMemo(() => printedPages(day.races), [day]);
  return (
    <>
      {pages.map((races) => (
        <div key={races[0]?.id} className="printed-page">
          {races.map((race) => (
            <section key={race.id} className="printed-race">
              <RaceHead race={race} />
              <Entries race={race} row={row} />
            </section>
          ))}
        </div>
      ))}
    </>
  );
}
