import type { Block } from './block.ts';
import { blockHeight, titleHeight } from './block.ts';
import type { Row } from './rows.ts';

/** Rows of a letter page below its running head. */
export const pageRows = 87;
/** More rows than these are never left empty where a block can be divided. */
const mostEmpty = 22;
/** Between two blocks. */
const gap = 1;

/** A block on a page, or the rows of it that the page holds. */
export type Piece = {
  readonly block: Block;
  readonly from: number;
  readonly to: number;
};

export type Page = { readonly pieces: readonly Piece[]; readonly used: number };

const whole = (block: Block): Piece => ({ block, from: 0, to: block.rows.length });

/** The rows of a piece; what stands over them is repeated where a block goes on. */
export const pieceRows = ({ block, from, to }: Piece): readonly Row[] => [
  ...(from > 0 && block.repeated ? [block.repeated] : []),
  ...block.rows.slice(from, to),
];

/** Rows of paper that a piece takes; the title is repeated where a block goes on. */
export const pieceHeight = (piece: Piece): number => titleHeight(piece.block.title) + pieceRows(piece).length;

/** Blocks that no page may part: heads with the block they stand over. */
function groupsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.staysWithNext;
  }
  return groups;
}

const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((height, block) => height + blockHeight(block) + gap, -gap);

/** The last row at which a piece may be divided so that its first part takes at most so many rows; null for none. */
function divideWithin(piece: Piece, room: number): number | null {
  const { block, from, to } = piece;
  const fits = block.breaks.filter(
    (row) => row > from && row < to && pieceHeight({ ...piece, to: row }) <= room,
  );
  return fits.at(-1) ?? null;
}

/** Puts blocks on pages in their order. A block is divided only where more than a quarter of a page would stay empty, or where it is longer than a page. */
export function pagesOf(blocks: readonly Block[], rows: number = pageRows): readonly Page[] {
  const pages: { pieces: Piece[]; used: number }[] = [];
  let page = { pieces: [] as Piece[], used: 0 };
  const turn = (): void => {
    if (page.pieces.length > 0) pages.push(page);
    page = { pieces: [], used: 0 };
  };
  const put = (piece: Piece): void => {
    page.used += pieceHeight(piece) + (page.pieces.length > 0 ? gap : 0);
    page.pieces.push(piece);
  };
  const room = (): number => rows - page.used - (page.pieces.length > 0 ? gap : 0);
  const putInParts = (piece: Piece): void => {
    const cut = pieceHeight(piece) <= room() ? null : divideWithin(piece, room());
    if (cut === null) {
      put(piece);
      return;
    }
    put({ ...piece, to: cut });
    turn();
    putInParts({ ...piece, from: cut });
  };
  for (const group of groupsOf(blocks)) {
    const [last, heads] = [group.at(-1), group.slice(0, -1)];
    if (last === undefined) continue;
    const below = room() - (heads.length > 0 ? heightOf(heads) + gap : 0);
    const isWhole = blockHeight(last) <= below;
    const isDivided = !isWhole && room() > mostEmpty && divideWithin(whole(last), below) !== null;
    if (!isWhole && !isDivided) turn();
    for (const head of heads) put(whole(head));
    putInParts(whole(last));
  }
  turn();
  return pages;
}
