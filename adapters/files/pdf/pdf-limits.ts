/** What a PDF may cost. A full card of charts has a third of a megabyte, 20 pages and 9,000 pieces of text. */
export interface PdfLimits {
  readonly fileBytes: number;
  readonly pages: number;
  /** Pieces of text in the whole file. */
  readonly items: number;
  /** Resident memory of the reading process. */
  readonly memoryMegabytes: number;
  /** For one file, the start of the reading process included. */
  readonly seconds: number;
}

export const PDF_LIMITS: PdfLimits = {
  fileBytes: 20 * 1024 * 1024,
  pages: 120,
  items: 300_000,
  memoryMegabytes: 280,
  seconds: 30,
};
