import { Button, DownloadIcon } from '#kit/kit.ts';
import { saveFile } from './save-file.ts';

/** A name any file system takes: `Saratoga 2026-08-01 card` becomes `saratoga-2026-08-01-card.csv`. */
export const fileName = (words: string): string =>
  `${words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.csv`;

/** Saves a table as a file; the mark at its beginning has spreadsheets read it as UTF-8. */
export function SaveCsv({
  name,
  label,
  csv,
}: {
  readonly name: string;
  readonly label: string;
  readonly csv: () => string;
}) {
  const save = () =>
    saveFile(fileName(name), new Blob([`\uFEFF${csv()}`], { type: 'text/csv;charset=utf-8' }));
  return (
    <Button tone="quiet" icon={<DownloadIcon size={16} />} onClick={save}>
      {label}
    </Button>
  );
}
