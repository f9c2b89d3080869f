/** The third door of the kit: how a screen is passed on. Fetched only with a screen that offers it. */
export { CopyText } from './copy-text.tsx';
export { PrintButton, usePrinting } from './printing.tsx';
export { fileName, SaveCsv } from './save-csv.tsx';
export { saveFile } from './save-file.ts';
export { ShareLink } from './share-link.tsx';
