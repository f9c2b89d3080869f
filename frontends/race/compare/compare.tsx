import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, QueryState, useQueryValue, withTrackAndRace } from '#frame/frame.ts';
import { useBoard, usePredictions } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { buttonClass, count, links, Sourced } from '#kit/kit.ts';
import { BoardProvenance } from '../field/board-provenance.tsx';
import { scaleOf } from '../field/dumbbell.tsx';
import { fieldRows, fullChance } from '../field/field-rows.ts';
import { footingOf } from '../form/figure.tsx';
import { pictureScale } from '../form/figure-picture.tsx';
import type { RaceForm } from '../form/form-query.ts';
import { formQuery } from '../form/form-query.ts';
import { shortDistance } from '../form/line-text.ts';
import { numbersIn, withToggled } from '../program-numbers.ts';
import { useRaceField } from '../race-calls.ts';
import { choiceOf } from './chosen-horses.ts';
import { ClothChoice } from './cloth-choice.tsx';
import type { Compared } from './compare-facts.tsx';
import { factGroups } from './compare-facts.tsx';
import { CompareTable } from './compare-table.tsx';

type SideBySideProps = {
  readonly race: Race;
  readonly form: RaceForm;
  readonly numbers: readonly string[];
};

/** `1 1/4 m dirt`. */
const kindOf = ({ distance }: Race, form: RaceForm): string =>
  [shortDistance(distance), footingOf(form)].filter(Boolean).join(' ');

function SideBySide({ race, form, numbers }: SideBySideProps) {
  const field = useRaceField(race).data ?? null;
  const predictions = usePredictions(race.id).data ?? null;
  const board = useBoard(race.id, true);
  const rows = useMemo(
    () => fieldRows(race, { predictions, field, board }),
    [race, predictions, field, board],
  );
  const horses = numbers.flatMap((number): readonly Compared[] => {
    const row = rows.find(({ entry }) => entry.programNumber === number);
    const ofHorse = form.horses.find(({ programNumber }) => programNumber === number);
    return row && ofHorse ? [{ row, form: ofHorse }] : [];
  });
  const groups = factGroups(horses, {
    form,
    par: field?.par ?? null,
    full: fullChance(rows),
    scale: scaleOf(rows),
    pictures: pictureScale(
      horses.map((horse) => horse.form),
      race.day,
      form.par,
    ),
    kind: kindOf(race, form),
  });
  return (
    <Sourced from={form.provenance}>
      <CompareTable
        caption={`${numbers.length} horses of race ${count(race.raceNumber)} side by side`}
        horses={horses}
        groups={groups}
      />
      {rows.some(({ now }) => now !== null) && <BoardProvenance board={board} />}
    </Sourced>
  );
}

/** Two to four horses of a race side by side; which ones is in the address: `?horses=3,5,7`. */
export function Compare({ slug, race }: { readonly slug: string; readonly race: Race }) {
  const [listed] = useQueryValue('horses');
  const form = useQuery(formQuery(slug, race.day, race.raceNumber));
  const known = race.entries.map(({ programNumber }) => programNumber);
  const { numbers, problem } = choiceOf(numbersIn(listed), known);
  function toggle(number: string) {
    const next = links.compare(slug, race.day, race.raceNumber, withToggled(numbers, number));
    history.replaceState(history.state, '', withTrackAndRace(next));
  }
  return (
    <section className="compare" aria-labelledby="compare-title">
      <div className="row">
        <h2 id="compare-title">Compare</h2>
        <Link className={buttonClass('plain')} href={links.race(slug, race.day, race.raceNumber)}>
          Back to race {count(race.raceNumber)}
        </Link>
      </div>
      <ClothChoice race={race} chosen={numbers} onToggle={toggle} />
      {problem === null ? (
        <QueryState query={form} what="the horses" shape="table" count={8}>
          {(known) => <SideBySide race={race} form={known} numbers={numbers} />}
        </QueryState>
      ) : (
        <p role="status">{problem}</p>
      )}
    </section>
  );
}
