import { spawnSync } from 'node:child_process';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { median } from './figures.ts';

const ROUNDS = 3;

/** The simplest way to get the text of a PDF: in Debian's poppler-utils. */
const toText = (...words: readonly string[]): boolean =>
  spawnSync('pdftotext', words, { stdio: 'ignore' }).error === undefined;

export const isPdftotextThere = (): boolean => toText('-v');

async function secondsOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

export interface ChartReading {
  readonly files: number;
  /** Seconds for all files: read, checked, turned into sheets. */
  readonly ours: number;
  /** Seconds for the text alone. */
  readonly theirs: number;
  readonly ratio: number;
}

/** Reading charts through one reader, including its start, against `pdftotext -layout`; alternating, median ratio. */
export async function measureChartReading(files: readonly string[]): Promise<ChartReading> {
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pdf = makePdfReader();
    const ours = await secondsOf(async () => {
      for (const file of files) await readChartFile(file, machineClock(), pdf);
    });
    await pdf.close();
    const theirs = await secondsOf(() => files.every((file) => toText('-layout', file, '-')));
    rounds.push({ ours, theirs });
  }
  return {
    files: files.length,
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    ratio: median(rounds.map(({ ours, theirs }) => ours / theirs)),
  };
}
