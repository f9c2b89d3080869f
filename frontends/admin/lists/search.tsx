import { useDeferredValue, useId, useMemo } from 'react';
import { SearchIcon } from '#kit/kit.ts';

type Text<Row> = (row: Row) => string;

/** The rows that contain every search word. Row texts are made once, not with every keystroke. */
export function useFound<Row>(rows: readonly Row[], textOf: Text<Row>, searchText: string): readonly Row[] {
  const texts = useMemo(() => rows.map((row) => textOf(row).toLowerCase()), [rows, textOf]);
  const term = useDeferredValue(searchText.trim().toLowerCase());
  return useMemo(() => {
    if (term === '') return rows;
    const words = term.split(/\s+/);
    return rows.filter((_, row) => words.every((word) => texts[row]?.includes(word)));
  }, [rows, texts, term]);
}

export function SearchBox({
  label,
  hint = label,
  value,
  onChange,
}: {
  readonly label: string;
  /** Placeholder where the label is too long for a phone. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <label className="table-filter admin-search" htmlFor={id}>
      <SearchIcon size={16} />
      <span className="visually-hidden">{label}</span>
      <input
        id={id}
        type="search"
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
