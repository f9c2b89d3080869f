import { call, queryClient, reread, sentenceOf } from '#api/api.ts';

export const notPdf = 'Please select a valid PDF file';
export const noFile = 'No file selected';

/** What a browser takes for a PDF: by its type, or by its name where it knows no type. */
export const isPdf = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** Base64 makes four bytes of three, and a call takes 20 MB. */
const mostBytes = 15_000_000;

/** Why a chosen file cannot be uploaded; null when it can. */
export function failureOf(file: {
  readonly type: string;
  readonly name: string;
  readonly size: number;
}): string | null {
  if (!isPdf(file) || file.size === 0) return notPdf;
  return file.size <= mostBytes
    ? null
    : `The file is ${(file.size / 1_000_000).toFixed(1)} MB; the limit is 15 MB.`;
}

/** `Successfully processed 9 races with 82 horses`. */
export const processedText = (races: number, horses: number): string =>
  `Successfully processed ${races} races with ${horses} horses`;

export const uploadFailure = (error: Error): string =>
  error instanceof NoFile ? noFile : sentenceOf(error, 'Failed to upload PDF');

class NoFile extends Error {}

/** The bytes of a file in base64; `onProgress` gets the percentage read. */
function base64Of(file: Blob, onProgress: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => total > 0 && onProgress(Math.round((100 * loaded) / total));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

export type Upload = {
  readonly file: Blob | null;
  readonly raceDate: string;
  readonly onProgress: (percent: number) => void;
};

/** Reads the file, sends it, and refetches the figures of the day. */
export const upload = {
  async mutationFn({ file, raceDate, onProgress }: Upload) {
    if (file === null) throw new NoFile(noFile);
    const pdfData = await base64Of(file, onProgress);
    return call('POST /api/admin/upload-equibase-pdf', { body: { pdfData, raceDate } });
  },
  onSuccess: (_: unknown, { raceDate }: Upload) => void reread(queryClient, `/api/speed-figures/${raceDate}`),
};
