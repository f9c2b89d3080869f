import type { SealedEntry } from '../sealed.ts';
import type { Digest } from '../verify.ts';
import { type ChainRead, chainReader } from './chain-check.ts';
import { correctionReader } from './corrections.ts';
import { headsAfterOffs, storedFault } from './heads-after-offs.ts';
import { offsReader } from './late-picks.ts';
import {
  type ChainName,
  type ChainRow,
  chainNames,
  type PublishedHead,
  type RecordSource,
} from './published.ts';
import type { SealedResults } from './sealed-results.ts';
import { betsReader } from './settled-bets.ts';

const numbers = new Intl.NumberFormat('en-US');
const count = (n: number): string => numbers.format(n);

/** A row that the page shows: its place and its hash. */
export type ShownRow = { readonly seq: number; readonly hash: string };

/** What checking the whole record came to. */
export type RecordVerdict = {
  readonly isWhole: boolean;
  /** What was found, the verdict first, in sentences. */
  readonly sentences: readonly string[];
};

const nameOf: Readonly<Record<ChainName, string>> = {
  picks: 'Picks',
  results: 'Results',
  audit: 'Audit log',
};

/** The latest place of each chain that was published, to say how far a check is. */
const latestOf = (heads: readonly PublishedHead[], chain: ChainName): number =>
  Math.max(0, ...heads.filter((head) => head.chain === chain).map(({ seq }) => seq));

/** `Picks: 400 of 1,240 entries checked …` */
const progressText = (chain: ChainName, entries: number, all: number): string =>
  `${nameOf[chain]}: ${count(entries)} of ${count(Math.max(entries, all))} entries checked …`;

const wholeText = (entries: number): string =>
  entries === 1
    ? 'its 1 entry has the hash of its text'
    : `all ${count(entries)} entries have the hash of their text and follow each other`;

const intactText = (chain: ChainName, { entries, hash }: ChainRead): string =>
  entries === 0
    ? `${nameOf[chain]}: nothing is sealed yet.`
    : `${nameOf[chain]}: ${wholeText(entries)}; the latest is ${hash}.`;

function changedRow(shown: readonly ShownRow[], rows: readonly ChainRow[]): string | null {
  const other = shown.find(({ seq, hash }) => rows.some((row) => row.seq === seq && row.hash !== hash));
  return other === undefined ? null : `Entry ${other.seq}: this page shows another hash than the ledger.`;
}

/** Reads what entries say beside their place: corrections and bets. */
function factsReader({ heads, zones }: Pick<RecordSource, 'heads' | 'zones'>) {
  const afterOffs = headsAfterOffs(heads, Date.now());
  const offs = offsReader(zones);
  const bets = betsReader(offs);
  const correctedIn = correctionReader(zones);
  const corrections: string[] = [];
  return {
    corrections,
    bets,
    notShown: () => [...afterOffs.texts(), ...offs.texts()],
    row(chain: ChainName, { seq, text }: ChainRow): void {
      if (chain === 'picks') {
        const entry = JSON.parse(text) as SealedEntry;
        bets.pick(entry);
        offs.pick(seq, entry);
        afterOffs.pick(seq, entry);
      }
      if (chain !== 'results') return;
      const results = JSON.parse(text) as SealedResults;
      bets.result(results);
      offs.result(results);
      corrections.push(...correctedIn(seq, results));
    },
  };
}

/** Corrections shown one by one: the latest. */
const mostCorrections = 20;

function correctionTexts(corrections: readonly string[]): readonly string[] {
  if (corrections.length === 0) return ['No result was corrected after it was sealed.'];
  const what = corrections.length === 1 ? '1 correction' : `${count(corrections.length)} corrections`;
  return [`${what} of sealed results, the latest below.`, ...corrections.slice(-mostCorrections)];
}

/** Checks all chains from their first entry: what the independent reader checks of an exported file. */
export async function checkRecord(
  source: RecordSource,
  shown: readonly ShownRow[],
  digest: Digest,
  say: (progress: string) => void,
): Promise<RecordVerdict> {
  const { heads, pages } = source;
  const stored = storedFault(heads);
  if (stored !== null) return { isWhole: false, sentences: [stored] };
  const facts = factsReader(source);
  const intact: string[] = [];
  for (const chain of chainNames) {
    const reader = chainReader(chain, source, digest);
    const all = latestOf(heads, chain);
    for await (const rows of pages(chain)) {
      const { entries, fault } = await reader.page(rows);
      const wrong = fault ?? (chain === 'picks' ? changedRow(shown, rows) : null);
      if (wrong !== null) return { isWhole: false, sentences: [`${nameOf[chain]}: ${wrong}`] };
      for (const row of rows) facts.row(chain, row);
      say(progressText(chain, entries, all));
    }
    const end = reader.end();
    if (end.fault !== null) return { isWhole: false, sentences: [`${nameOf[chain]}: ${end.fault}`] };
    intact.push(intactText(chain, end));
  }
  const texts = [
    ...intact,
    ...facts.notShown(),
    ...correctionTexts(facts.corrections),
    ...facts.bets.texts(),
  ];
  return { isWhole: true, sentences: texts };
}
