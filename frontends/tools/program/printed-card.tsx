import type { DayOfRaces } from '#kit/kit.ts';
import { ProgramEntries } from './program-entries.tsx';
import { RaceHead } from './race-head.tsx';

/** The whole card as it goes on paper: every race with its entries in a table. */
export function PrintedCard({ day }: { readonly day: DayOfRaces }) {
  return (
    <>
      {day.races.map((race) => (
        <section key={race.id} className="printed-race">
          <RaceHead race={race} />
          <ProgramEntries race={race} view="table" />
        </section>
      ))}
    </>
  );
}
