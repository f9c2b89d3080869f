import { memo, useRef } from 'react';
import { useNearViewport } from '#frame/frame.ts';
import { Button, properName, Sourced } from '#kit/kit.ts';
import type { PictureScale } from './figure-picture.tsx';
import { FigurePicture } from './figure-picture.tsx';
import type { HorseForm as Horse, PastRace as Line, RaceForm } from './form-query.ts';
import { HorseHead } from './horse-head.tsx';
import { noLinesText } from './horse-text.ts';
import { PastRaces } from './past-races.tsx';
import { WorkLine } from './work-line.tsx';

/** Lines shown on a phone until all are asked for. */
const linesFolded = 3;

export const horseElementId = (programNumber: string): string => `form-${programNumber}`;

type HorseFormProps = {
  readonly horse: Horse;
  readonly raceId: string;
  /** The lines to show; all of the horse's unless a filter leaves some out. */
  readonly lines: readonly Line[];
  readonly form: Pick<RaceForm, 'sources' | 'par' | 'provenance'>;
  readonly scale: PictureScale | null;
  readonly isUnfolded: boolean;
  readonly onUnfold: (programNumber: string) => void;
  /** The horse after this one; null for the last. */
  readonly next: Pick<Horse, 'programNumber' | 'horseName'> | null;
  readonly onNext: (programNumber: string) => void;
};

function Works({ horse }: { readonly horse: Horse }) {
  if (horse.works.length === 0) return <p className="form-works">No works on the card.</p>;
  return (
    <ul className="form-works" aria-label="Works">
      {horse.works.map((work) => (
        <li key={`${work.day} ${work.track} ${work.distance}`} data-number>
          <WorkLine work={work} />
        </li>
      ))}
    </ul>
  );
}

function Lines({
  horse,
  lines,
  form,
  isUnfolded,
  onUnfold,
}: Omit<HorseFormProps, 'raceId' | 'scale' | 'next' | 'onNext'>) {
  const more = lines.length - linesFolded;
  return (
    <>
      <PastRaces horseName={horse.horseName} lines={lines} sources={form.sources} isFolded={!isUnfolded} />
      {!isUnfolded && more > 0 && (
        <Button className="form-unfold" onClick={() => onUnfold(horse.programNumber)}>
          {more} more: all {lines.length}
        </Button>
      )}
    </>
  );
}

function FormOf(props: HorseFormProps) {
  const { horse, raceId, lines, form, scale, next, onNext } = props;
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  return (
    <section
      ref={section}
      id={horseElementId(horse.programNumber)}
      className={horse.isScratched ? 'form-horse form-scratched' : 'form-horse'}
      aria-label={`${horse.programNumber} ${properName(horse.horseName)}`}
    >
      <Sourced from={form.provenance}>
        <div className="form-top">
          <HorseHead horse={horse} raceId={raceId} />
          {scale && isNear && (
            <FigurePicture
              horseName={properName(horse.horseName)}
              lines={horse.lines}
              scale={scale}
              par={form.par}
            />
          )}
        </div>
        {horse.lines.length === 0 && <p className="form-empty">{noLinesText(horse)}</p>}
        {lines.length > 0 &&
          (isNear ? <Lines {...props} /> : <div className="form-coming" data-lines={lines.length} />)}
        {horse.linesKnown > horse.lines.length && (
          <p className="form-known">{horse.linesKnown} past races are known; the latest ten are shown.</p>
        )}
        <Works horse={horse} />
      </Sourced>
      {next && (
        <Button className="form-next" onClick={() => onNext(next.programNumber)}>
          Next: {next.programNumber} {properName(next.horseName)}
        </Button>
      )}
    </section>
  );
}

/** A horse of the race: its head, its figures as a picture, up to ten past races and its works. Drawn when it comes near. */
export const HorseForm = memo(FormOf);
