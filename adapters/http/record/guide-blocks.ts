/** A block of the guide. Texts may hold `code`. */
export type GuideBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** A part of a text. */
export interface GuidePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Code between fences keeps its empty lines; other blocks end at one. */
const blocksIn = (markdown: string): readonly string[] =>
  markdown
    .split(/^(```[a-z]*\n[\s\S]*?^```$)/m)
    .flatMap((text) => (text.startsWith('```') ? [text] : text.split(/\n{2,}/)))
    .map((text) => text.trim())
    .filter((text) => text !== '');

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function blockOf(text: string): GuideBlock {
  const lines = text.split('\n');
  if (text.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  if (text.startsWith('# ')) return { kind: 'title', text: text.slice(2) };
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
  if (text.startsWith('- ')) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (text.startsWith('|'))
    return { kind: 'table', rows: lines.filter((line) => !/^\|[\s|-]+$/.test(line)).map(cellsOf) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** The blocks of a guide: as much of Markdown as our guides use. */
export const guideBlocks = (markdown: string): readonly GuideBlock[] => blocksIn(markdown).map(blockOf);

/** The parts of a text, in their order. */
export const guideParts = (text: string): readonly GuidePart[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const isCode = part.startsWith('`');
      return { text: isCode ? part.slice(1, -1) : part, isCode };
    });
