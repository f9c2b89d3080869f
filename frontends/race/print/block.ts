import type { Row } from './rows.ts';

/** How large the title of a block is: the day, a race, a horse. */
export type TitleSize = 'day' | 'race' | 'horse';

export type BlockTitle = {
  readonly size: TitleSize;
  /** Program number in a box; null without one. */
  readonly cloth: string | null;
  readonly name: string;
  /** Struck through. */
  readonly isOut: boolean;
  readonly notes: string;
  /** At the right-hand margin. */
  readonly aside: string;
};

/** What stays together on a page: a title, and rows of which some may begin the next page. */
export type Block = {
  readonly key: string;
  /** The race it is about; null for the whole day. */
  readonly raceNumber: number | null;
  readonly title: BlockTitle;
  readonly rows: readonly Row[];
  /** Rows that may begin another page, ascending. */
  readonly breaks: readonly number[];
  /** Stands over the rows of the next page too; null for nothing. */
  readonly repeated: Row | null;
  /** Never the last on a page. */
  readonly staysWithNext: boolean;
};

const titleRows: Readonly<Record<TitleSize, number>> = { day: 4, race: 3, horse: 2 };

/** Rows of paper that a title takes. */
export const titleHeight = ({ size }: BlockTitle): number => titleRows[size];

/** Rows of paper that a block takes. */
export const blockHeight = ({ title, rows }: Block): number => titleHeight(title) + rows.length;
