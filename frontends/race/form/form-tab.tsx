import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, lazyPart, QueryState } from '#frame/frame.ts';
import { Fold } from '#kit/controls/controls.ts';
import { Button, count, links, Provenance, properName, SaddleCloth } from '#kit/kit.ts';
import { NoteControl } from '../notes/note-control.tsx';
import type { RaceTabProps } from '../race-tab.ts';
import { pictureScale } from './figure-picture.tsx';
import { filteredHorses } from './filtered.ts';
import { goToHorse, useFormKeys } from './form-keys.ts';
import type { RaceForm } from './form-query.ts';
import { formQuery } from './form-query.ts';
import { HorseForm as FormOfHorse } from './horse-form.tsx';
import { parText } from './par-text.ts';
import { useGestures } from './use-gestures.ts';

const SignKey = lazyPart(async () => (await import('../line-detail/sign-key.tsx')).SignKey);

function Numbers({ form }: { readonly form: RaceForm }) {
  return (
    <nav className="form-numbers" aria-label="Go to a horse">
      {form.horses.map(({ programNumber, horseName }) => (
        <button
          key={programNumber}
          type="button"
          aria-label={`${programNumber} ${properName(horseName)}`}
          onClick={() => goToHorse(programNumber)}
        >
          <SaddleCloth number={programNumber} />
        </button>
      ))}
    </nav>
  );
}

type FormOfProps = Pick<RaceTabProps, 'slug' | 'race'> & { readonly form: RaceForm };

function FormOf({ form, slug, race }: FormOfProps) {
  const { day, raceNumber } = race;
  const [typed, setTyped] = useState('');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string> | 'all'>(new Set());
  const filter = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useFormKeys(filter);
  useGestures(root);
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => filteredHorses(form.horses, wanted), [form, wanted]);
  const scale = useMemo(() => pictureScale(form.horses, day, form.par), [form, day]);
  const unfold = useCallback(
    (programNumber: string) =>
      setUnfolded((before) => (before === 'all' ? before : new Set([...before, programNumber]))),
    [],
  );
  return (
    <div ref={root} className="form">
      <div className="form-tools">
        <Numbers form={form} />
        <label className="form-filter">
          <span>Filter</span>
          <input
            ref={filter}
            type="search"
            value={typed}
            placeholder="turf, SAR, a name"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {unfolded !== 'all' && (
          <Button className="form-unfold-all" onClick={() => startTransition(() => setUnfolded('all'))}>
            All lines
          </Button>
        )}
        <span data-number>{parText(form)}</span>
        <Link href={links.print(slug, day, raceNumber)}>Print this race</Link>
        <Link href={links.print(slug, day)}>Print the day</Link>
      </div>
      <Fold summary="Signs and tints" className="form-key">
        {() => <SignKey />}
      </Fold>
      <NoteControl
        subject={{ kind: 'race', key: race.id, name: `race ${count(raceNumber)}` }}
        raceId={race.id}
      />
      {shown.length === 0 && <p role="status">No horse or past race matches “{wanted}”.</p>}
      {shown.map(({ horse, lines }, index) => (
        <FormOfHorse
          key={horse.programNumber}
          horse={horse}
          raceId={race.id}
          lines={lines}
          form={form}
          scale={scale}
          isUnfolded={unfolded === 'all' || wanted !== '' || unfolded.has(horse.programNumber)}
          onUnfold={unfold}
          next={shown[index + 1]?.horse ?? null}
          onNext={goToHorse}
        />
      ))}
      <Provenance source={form.provenance.source} at={form.provenance.at} withDay />
    </div>
  );
}

/** The past performances of the field. */
export function FormTab({ slug, race }: RaceTabProps) {
  const query = useQuery(formQuery(slug, race.day, race.raceNumber));
  return (
    <QueryState query={query} what="the past performances" shape="cards" count={4}>
      {(form) => <FormOf form={form} slug={slug} race={race} />}
    </QueryState>
  );
}
