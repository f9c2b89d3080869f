import { lazyPart } from '#frame/frame.ts';
import { properName, sourceText } from '#kit/kit.ts';
import { Fold } from '../fold.tsx';
import type { PastRace as Line, RaceForm } from './form-query.ts';
import { PastRace, PastRacesHead } from './past-race.tsx';

const MoreOfLines = lazyPart(async () => (await import('../line-detail/more-of-lines.tsx')).MoreOfLines);

type Sources = RaceForm['sources'];

/** The sources at these places of an answer's list, in a line. */
export const sourcesText = (places: readonly number[], sources: Sources): string =>
  places
    .flatMap((place) => sources[place] ?? [])
    .map((source) => sourceText(source))
    .join(' and ');

type PastRacesProps = {
  readonly horseName: string;
  readonly lines: readonly Line[];
  readonly sources: Sources;
  /** On a phone only the first three are shown. */
  readonly isFolded: boolean;
};

/** Past races of a horse as a table, two rows each; what these have no room for is folded below. */
export function PastRaces({ horseName, lines, sources, isFolded }: PastRacesProps) {
  return (
    <>
      <table className={isFolded ? 'form-lines form-folded' : 'form-lines'}>
        <caption className="visually-hidden">Past races of {properName(horseName)}</caption>
        <PastRacesHead />
        {lines.map((line) => (
          <PastRace
            key={`${line.day} ${line.track}`}
            line={line}
            source={sourcesText(line.sources, sources)}
          />
        ))}
      </table>
      <Fold summary="More of each race" className="form-more">
        {() => <MoreOfLines lines={lines} />}
      </Fold>
    </>
  );
}
