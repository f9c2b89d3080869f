import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a PDF; the code of the refusal is `pdf.…`. */
export type PdfError =
  | 'empty'
  | 'too-large'
  | 'not-pdf'
  | 'cut'
  | 'locked'
  | 'damaged'
  | 'pages'
  | 'no-text'
  | 'too-much-text'
  | 'too-slow'
  | 'too-hungry';

/** A refusal that names the file, and the page where there is one. */
export function pdfRefusal(pdfError: PdfError, fileName: string, sentence: string, page?: number): Refusal {
  const place = page === undefined ? fileName : `${fileName}, page ${page}`;
  return new Refusal('invalid', `pdf.${pdfError}`, `${place}: ${sentence}`);
}
