import { deflateSync } from 'node:zlib';

/** A piece of text to draw; `y` is its base line from the top of the page. */
export interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** 8 when not given. */
  readonly size?: number;
  readonly bold?: boolean;
}

export const WIDTH = 612;
export const HEIGHT = 792;

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

const drawing = (items: readonly Drawn[]): string =>
  items
    .map(
      ({ text, x, y, size = 8, bold = false }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${x} ${(HEIGHT - y).toFixed(2)} Tm (${escaped(text)}) Tj ET`,
    )
    .join('\n');

export interface Extras {
  /** Written into the trailer: `/Encrypt 3 0 R`. */
  readonly trailer?: string;
  /** Bodies of further objects, numbered behind the pages'. */
  readonly objects?: readonly Uint8Array[];
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const streamOf = (content: Uint8Array, filter: string): Buffer =>
  Buffer.concat([
    latin(`<< /Length ${content.length} /Filter ${filter} >>\nstream\n`),
    content,
    latin('\nendstream'),
  ]);

/** Objects with a cross-reference table, as a PDF of the simplest kind. */
function fileOf(objects: readonly Uint8Array[], trailer: string): Uint8Array {
  const parts: Buffer[] = [latin('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (bytes: Buffer): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')]));
  }
  const xref = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF whose pages have these content streams, each with its filter. */
export function pdfOfStreams(
  streams: readonly { readonly content: Uint8Array; readonly filter: string }[],
  { trailer = '', objects = [] }: Extras = {},
): Uint8Array {
  const kids = streams.map((_, stream) => `${5 + stream * 2} 0 R`).join(' ');
  const font = (name: string): Buffer =>
    latin(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const pages = streams.flatMap(({ content, filter }, stream) => [
    latin(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${6 + stream * 2} 0 R ` +
        '/Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>',
    ),
    streamOf(content, filter),
  ]);
  const head = [
    latin('<< /Type /Catalog /Pages 2 0 R >>'),
    latin(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  return fileOf([...head, ...pages, ...objects], trailer);
}

/** A PDF with this text on its pages, in Helvetica. */
export const pdfOf = (pages: readonly (readonly Drawn[])[], extras: Extras = {}): Uint8Array =>
  pdfOfStreams(
    pages.map((items) => ({ content: deflateSync(latin(drawing(items))), filter: '/FlateDecode' })),
    extras,
  );
