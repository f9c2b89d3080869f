import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** What a picture says. */
export interface PictureWords {
  readonly title: string;
  readonly description: string;
}

/** What previewers ask for: 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** The light colors of the site. */
const PAPER = '#f6f2e8';
const INK = '#1e1c17';
const INK_SOFT = '#5a5548';
const ACCENT = '#1d5c38';

const REGULAR = 'Preview';
const BOLD = 'Preview bold';

/** The fonts come with a package, so that a server without any draws the same. */
function registerFonts(): void {
  if (GlobalFonts.has(REGULAR)) return;
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const fonts = join(folder, 'standard_fonts');
  GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), REGULAR);
  GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Bold.ttf'), BOLD);
}

interface TextPart {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly top: number;
  readonly mostLines: number;
}

/** The words in lines that fit; what is left over ends in dots. */
function linesOf(context: SKRSContext2D, text: string, mostLines: number): readonly string[] {
  const fits = (line: string): boolean => context.measureText(line).width <= WIDTH - 2 * MARGIN;
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  const shown = lines.slice(0, mostLines);
  return [...shown.slice(0, -1), `${shown.at(-1) ?? ''} …`];
}

/** Writes a text and gives the height below its last line. */
function write(
  context: SKRSContext2D,
  text: string,
  { font, size, color, top, mostLines }: TextPart,
): number {
  context.font = `${size}px "${font}"`;
  context.fillStyle = color;
  const lines = linesOf(context, text, mostLines);
  for (const [index, line] of lines.entries()) context.fillText(line, MARGIN, top + index * size * 1.3);
  return top + lines.length * size * 1.3;
}

/** Draws the picture of a link preview, 1200 by 630 pixels; gives a PNG. */
export function drawPreview({ title, description }: PictureWords): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = ACCENT;
  context.fillRect(0, 0, WIDTH, 16);
  context.textBaseline = 'top';
  write(context, 'Clubhouse Turn', { font: BOLD, size: 36, color: ACCENT, top: 64, mostLines: 1 });
  const below = write(context, title, { font: BOLD, size: 60, color: INK, top: 140, mostLines: 2 });
  write(context, description, { font: REGULAR, size: 36, color: INK, top: below + 20, mostLines: 5 });
  const foot = { font: REGULAR, size: 24, color: INK_SOFT, top: HEIGHT - 64, mostLines: 1 };
  write(context, 'For entertainment only. 18 or older.', foot);
  return canvas.encode('png');
}
