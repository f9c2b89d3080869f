import { Button, Checkbox, SelectField, TextField } from '#kit/kit.ts';
import type { CardAngle } from './angle-queries.ts';
import type { Line, Term } from './search-text.ts';

/** An angle as it is first chosen: with its usual numbers. */
export const usualTerm = ({ name, parameters }: CardAngle): Term => ({
  name,
  values: parameters.map(({ usual }) => usual),
  isNot: false,
});

type TermFieldsProps = {
  readonly angles: readonly CardAngle[];
  readonly term: Term;
  readonly isFirst: boolean;
  readonly onChange: (term: Term) => void;
  readonly onRemove: () => void;
};

/** One angle, its numbers, and whether it must not hold. */
function TermFields({ angles, term, isFirst, onChange, onRemove }: TermFieldsProps) {
  const angle = angles.find(({ name }) => name === term.name);
  function choose(name: string) {
    const chosen = angles.find((other) => other.name === name);
    if (chosen) onChange({ ...usualTerm(chosen), isNot: term.isNot });
  }
  return (
    <div className="angle-term">
      <SelectField
        label={isFirst ? 'Angle' : 'or'}
        className="angle-name"
        choices={angles.map(({ name, title }) => ({ value: name, label: title }))}
        value={term.name}
        onChange={(event) => choose(event.target.value)}
      />
      {angle?.parameters.map(({ name, label, least, most, usual }, index) => (
        <TextField
          key={name}
          label={label}
          type="number"
          className="angle-number"
          min={least}
          max={most}
          step="any"
          required
          value={term.values[index] ?? usual}
          onChange={(event) =>
            onChange({ ...term, values: term.values.with(index, Number(event.target.value)) })
          }
        />
      ))}
      <Checkbox
        label="Not"
        checked={term.isNot}
        onChange={(event) => onChange({ ...term, isNot: event.target.checked })}
      />
      <Button tone="quiet" aria-label={`Remove ${angle?.title ?? term.name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

type LineFieldsProps = {
  readonly angles: readonly CardAngle[];
  readonly line: Line;
  readonly nth: number;
  /** An empty line is removed. */
  readonly onChange: (line: Line) => void;
};

/** A line of a search: any one of its angles. */
export function LineFields({ angles, line, nth, onChange }: LineFieldsProps) {
  const [first] = angles;
  return (
    <fieldset className="angle-line">
      <legend>{nth === 0 ? 'Starters where' : 'and'}</legend>
      {[...line.entries()].map(([place, term]) => (
        <TermFields
          key={place}
          angles={angles}
          term={term}
          isFirst={place === 0}
          onChange={(next) => onChange(line.with(place, next))}
          onRemove={() => onChange(line.toSpliced(place, 1))}
        />
      ))}
      <Button tone="quiet" disabled={!first} onClick={() => first && onChange([...line, usualTerm(first)])}>
        Or …
      </Button>
    </fieldset>
  );
}
