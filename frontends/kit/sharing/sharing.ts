/** The third entry point of the kit: how a screen is shared. Fetched only with a screen that offers it. */
export { CopyText } from './copy-text.tsx';
export { priceOnPaper } from './price-on-paper.ts';
export { PrintButton, usePrinting } from './printing.tsx';
export { fileName, SaveCsv } from './save-csv.tsx';
export { saveFile } from './save-file.ts';
export { ShareButton } from './share-button.tsx';
export { ShareLink } from './share-link.tsx';
