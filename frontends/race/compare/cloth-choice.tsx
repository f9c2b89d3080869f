import type { Race } from '#kit/kit.ts';
import { properName, SaddleCloth } from '#kit/kit.ts';

type ClothChoiceProps = {
  readonly race: Pick<Race, 'entries'>;
  readonly chosen: readonly string[];
  readonly onToggle: (programNumber: string) => void;
};

/** The horses of a race as saddle cloths to press; a line below those that are chosen. */
export function ClothChoice({ race, chosen, onToggle }: ClothChoiceProps) {
  return (
    <fieldset className="compare-cloths">
      <legend className="visually-hidden">Horses to compare</legend>
      {race.entries.map(({ programNumber, horseName }) => (
        <button
          key={programNumber}
          type="button"
          className="compare-cloth"
          aria-pressed={chosen.includes(programNumber)}
          aria-label={`${programNumber} ${properName(horseName)}`}
          title={properName(horseName)}
          onClick={() => onToggle(programNumber)}
        >
          <SaddleCloth number={programNumber} />
        </button>
      ))}
    </fieldset>
  );
}
