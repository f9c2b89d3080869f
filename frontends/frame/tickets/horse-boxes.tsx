import type { Entry } from '#kit/kit.ts';
import { properName, SaddleCloth } from '#kit/kit.ts';

type HorseBoxesProps = {
  readonly legend: string;
  readonly horses: readonly Entry[];
  readonly ticked: readonly string[];
  readonly isOne: boolean;
  readonly onTick: (numbers: readonly string[]) => void;
};

/** The starters to tick; a straight ticket takes one. */
export function HorseBoxes({ legend, horses, ticked, isOne, onTick }: HorseBoxesProps) {
  const toggle = (number: string) => {
    const without = ticked.filter((other) => other !== number);
    if (isOne) onTick([number]);
    else onTick(without.length < ticked.length ? without : [...ticked, number]);
  };
  return (
    <fieldset className="ticket-group">
      <legend>{legend}</legend>
      <div className="ticket-horses">
        {horses.map(({ programNumber, horseName }) => (
          <label key={programNumber} className="ticket-horse">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={isOne ? legend : undefined}
              checked={ticked.includes(programNumber)}
              onChange={() => toggle(programNumber)}
            />
            <SaddleCloth number={programNumber} />
            <span>{properName(horseName)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
