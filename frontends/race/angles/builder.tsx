import type { FormEvent } from 'react';
import { Button, Card, SearchIcon } from '#kit/kit.ts';
import type { CardAngle } from './angle-queries.ts';
import { LineFields, usualTerm } from './line-fields.tsx';
import type { Line } from './search-text.ts';

type BuilderProps = {
  readonly angles: readonly CardAngle[];
  readonly lines: readonly Line[];
  readonly isSearching: boolean;
  readonly onChange: (lines: readonly Line[]) => void;
  readonly onSearch: () => void;
};

/** A search in lines: each line must hold, of a line any one angle. */
export function Builder({ angles, lines, isSearching, onChange, onSearch }: BuilderProps) {
  const [first] = angles;
  const changeLine = (index: number, line: Line) =>
    onChange(lines.flatMap((other, place) => (place !== index ? [other] : line.length === 0 ? [] : [line])));
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
  }
  return (
    <Card title="Find starters">
      <form className="angle-form" onSubmit={submit}>
        {[...lines.entries()].map(([place, line]) => (
          <LineFields
            key={place}
            angles={angles}
            line={line}
            nth={place}
            onChange={(next) => changeLine(place, next)}
          />
        ))}
        <div className="row">
          <Button disabled={!first} onClick={() => first && onChange([...lines, [usualTerm(first)]])}>
            {lines.length === 0 ? 'Add an angle' : 'And …'}
          </Button>
          <Button
            type="submit"
            tone="primary"
            icon={<SearchIcon size={16} />}
            busy={isSearching}
            disabled={lines.length === 0}
          >
            Search
          </Button>
        </div>
      </form>
    </Card>
  );
}
