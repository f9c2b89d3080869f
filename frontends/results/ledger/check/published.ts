import type { Reply } from '#api/api.ts';
import type { Zones } from './zones.ts';

/** The chains of the record. */
export const chainNames = ['picks', 'results', 'audit'] as const;
export type ChainName = (typeof chainNames)[number];

/** The last row of a chain as it was published, and when; null where that is not said. */
export type PublishedHead = {
  readonly chain: ChainName;
  readonly seq: number;
  readonly hash: string;
  readonly time: number | null;
  /** When the site says that it published it; null for the latest entries. */
  readonly stored: number | null;
};

/** A row of a chain as the site gives it. */
export type ChainRow = Reply<'GET /api/ledger/chains/{chain}'>['rows'][number];

/** Where the record is read from. */
export type RecordSource = {
  readonly heads: readonly PublishedHead[];
  /** Of tracks whose entries name no zone. */
  readonly zones: Zones;
  /** The pages of a chain from its first row. */
  pages(chain: ChainName): AsyncIterable<readonly ChainRow[]>;
};

type HeadsReply = Reply<'GET /api/ledger/heads'>;

const heads = /(picks|results|audit) (\d+) ([0-9a-f]{64})\b(?: at (\d{4}-\d\d-\d\dT[\d:.]+Z))?/g;

/** The heads in a published text; those without a time of their own have that of the publication. */
export const headsIn = (text: string, published: string | null): readonly PublishedHead[] =>
  [...text.matchAll(heads)].map(([, chain, seq, hash, time]) => {
    const moment = Date.parse(time ?? published ?? '');
    return {
      chain: chain as ChainName,
      seq: Number(seq),
      hash: hash ?? '',
      time: Number.isNaN(moment) ? null : moment,
      stored: published === null ? null : Date.parse(published),
    };
  });

/** All heads of a reply: the latest entries, where asked for, and those published. */
export const headsOf = ({
  now,
  published,
}: Pick<HeadsReply, 'now' | 'published'>): readonly PublishedHead[] => [
  ...now.flatMap((line) => headsIn(line, null)),
  ...published.flatMap(({ text, at: time }) => headsIn(text, time)),
];
