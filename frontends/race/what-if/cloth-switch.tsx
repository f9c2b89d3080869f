import { useQueryValue } from '#frame/frame.ts';
import { SaddleCloth } from '#kit/kit.ts';
import { listOf, numbersIn, withToggled } from '../program-numbers.ts';

type ClothSwitchProps = {
  readonly number: string;
  /** What a press does: `Scratch number 3, Sovereignty`. */
  readonly label: string;
};

/** A saddle cloth that takes its horse out of the what-if race, and puts it back. */
export function ClothSwitch({ number, label }: ClothSwitchProps) {
  const [listed, setListed] = useQueryValue('scratch');
  const scratched = numbersIn(listed);
  return (
    <button
      type="button"
      className="what-if-cloth"
      aria-pressed={scratched.includes(number)}
      aria-label={label}
      onClick={() => setListed(listOf(withToggled(scratched, number)))}
    >
      <SaddleCloth number={number} />
    </button>
  );
}
