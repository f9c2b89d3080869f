import { useState } from 'react';
import { usePages } from '../lists/pages.ts';
import { SearchBox, useFound } from '../lists/search.tsx';

type Search = { readonly text: string; readonly onSearch: (text: string) => void };

/** The rows that match the search, page by page; a new search begins with the first page. */
export function useSearchedPages<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [text, setText] = useState('');
  const found = useFound(rows, textOf, text);
  const { shown, ...pages } = usePages(found);
  const onSearch = (typed: string) => {
    setText(typed);
    pages.go(0);
  };
  return { shown, pages, search: { text, onSearch } };
}

export const UserSearch = ({ text, onSearch }: Search) => (
  <SearchBox label="Find a user by name or email" hint="Name or email" value={text} onChange={onSearch} />
);

export const NoMatch = ({ text }: Search) => <p className="muted">No user matches “{text.trim()}”.</p>;
