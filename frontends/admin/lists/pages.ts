import { useState } from 'react';

export const rowsOnPage = 25;

/** How many pages some rows fill; an empty list has one. */
export const pageCount = (rows: number, size = rowsOnPage): number => Math.max(1, Math.ceil(rows / size));

/** Which rows are on a page, `26–50 of 10,000`. */
export function spanText(page: number, rows: number, size = rowsOnPage): string {
  const first = Math.min(rows, page * size + 1);
  const last = Math.min(rows, (page + 1) * size);
  return `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')}`;
}

/** The rows of the chosen page, or of the last one if it no longer exists. */
export function usePages<Row>(rows: readonly Row[], size = rowsOnPage) {
  const [requestedPage, setRequestedPage] = useState(0);
  const pages = pageCount(rows.length, size);
  const page = Math.min(requestedPage, pages - 1);
  return {
    shown: rows.slice(page * size, (page + 1) * size),
    page,
    pages,
    size,
    total: rows.length,
    go: setRequestedPage,
  };
}

/** Shows where a list begins, when its pager was pressed and the beginning is out of sight. */
export function showBeginning(pager: HTMLElement | null): void {
  const list = pager?.closest('.card');
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

export type Pages = Omit<ReturnType<typeof usePages<never>>, 'shown'>;
