import { Refusal } from '#core/kernel/refusal.ts';

const PREFIX = /^data:[^,]{0,200};base64,/i;
const BASE64 = /^[A-Za-z0-9+/\r\n]*={0,2}[\r\n]*$/;
/** The signature may have other bytes before it. */
const HEAD = 1_024;

const refusal = (code: string, sentence: string): Refusal => new Refusal('invalid', `pdf.${code}`, sentence);

/** The bytes of a PDF that came as base64, with or without `data:…;base64,`. Refuses ('invalid') what is neither. */
export function pdfBytes(text: string): Uint8Array {
  const encoded = text.replace(PREFIX, '').trim();
  if (encoded === '') throw refusal('empty', '"pdfData" is empty: choose a PDF file.');
  if (!BASE64.test(encoded)) throw refusal('not-base64', '"pdfData" must be the file in base64.');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.subarray(0, HEAD).toString('latin1').includes('%PDF-')) return bytes;
  throw refusal('not-pdf', 'The file is not a PDF. Please select a valid PDF file.');
}
