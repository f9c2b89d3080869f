// The process that opens foreign PDFs, so that a hostile one can only hurt this process. Plain JavaScript: it starts
// without a compiler. The parent sends { bytes, pages, items } and gets { opened }, a message a page, then { done }
// or { failed }.
import { Worker } from 'node:worker_threads';
import { PDFParse, VerbosityLevel } from 'pdf-parse';

new Worker(new URL('./pdf-watch.mjs', import.meta.url), {
  workerData: { memoryMegabytes: Number(process.argv[2]), parent: process.ppid },
});
process.on('disconnect', () => process.exit());

class Document extends PDFParse {
  open() {
    return this.load();
  }
}

const OPTIONS = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: 1,
  stopAtErrors: true,
};

/** Fonts carry their names only once a page that uses them was prepared for drawing. */
async function boldOf(page, names, known) {
  if ([...names].every((name) => known.has(name))) return known;
  await page.getOperatorList();
  for (const name of names) {
    const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
    known.set(
      name,
      font !== null && (font.bold === true || font.black === true || /bold|black/i.test(font.name)),
    );
  }
  return known;
}

/** Upright text that shows something. */
const isPlain = ({ str, transform: [a, b, c, d] }) =>
  str.trim() !== '' && Math.abs(b) < 1e-3 && Math.abs(c) < 1e-3 && a > 0 && d > 0;

async function sendPage(document, number, room, known) {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [a, b, c, d, e, f] = transform;
  const items = (await page.getTextContent()).items.filter(isPlain);
  if (items.length > room) throw Object.assign(new Error(), { name: 'TooMuchText' });
  const bold = await boldOf(page, new Set(items.map(({ fontName }) => fontName)), known);
  const places = new Float64Array(items.length * 5);
  for (const [at, item] of items.entries()) {
    const [x, y] = [item.transform[4], item.transform[5]];
    const left = a * x + c * y + e;
    places.set(
      [left, left + item.width, b * x + d * y + f, item.height, bold.get(item.fontName) ? 1 : 0],
      at * 5,
    );
  }
  process.send({ page: { number, width, height, texts: items.map(({ str }) => str), places } });
  page.cleanup();
  return items.length;
}

async function sendAll({ bytes, pages, items }) {
  const parser = new Document({ ...OPTIONS, data: bytes });
  let at = null;
  try {
    const document = await parser.open();
    process.send({ opened: document.numPages });
    let room = items;
    const known = new Map();
    for (at = 1; at <= Math.min(document.numPages, pages); at += 1)
      room -= await sendPage(document, at, room, known);
    process.send({ done: true });
  } catch (error) {
    process.send({ failed: { name: error.name, message: String(error.message), page: at } });
  } finally {
    await parser.destroy().catch(() => null);
  }
}

for (const name of ['uncaughtException', 'unhandledRejection']) {
  process.on(name, (error) => process.send({ failed: { name, message: String(error), page: null } }));
}
process.on('message', (message) => void sendAll(message));
