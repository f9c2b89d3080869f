import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { readTrackmasterChart } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { instant } from '#core/kernel/instant.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

/** The result sheets of the charts in `charts-2020` (PDF) and `trackmaster` (XML) of a data folder; of the PDFs at most so many. */
export async function chartSheets(
  data: string,
  mostPdfs = Number.POSITIVE_INFINITY,
): Promise<readonly ResultSheet[]> {
  const pdfs = readdirSync(join(data, 'charts-2020')).filter((name) => name.endsWith('.pdf'));
  const xmls = readdirSync(join(data, 'trackmaster')).filter((name) => name.endsWith('tch.xml'));
  const reader = makePdfReader();
  const sheets: ResultSheet[] = [];
  try {
    for (const name of pdfs.sort().slice(0, mostPdfs))
      sheets.push((await readChartFile(join(data, 'charts-2020', name), instant(0), reader)).sheet);
  } finally {
    await reader.close();
  }
  for (const name of xmls.sort()) {
    const content = readFileSync(join(data, 'trackmaster', name));
    sheets.push((await readTrackmasterChart(content, name, instant(0))).sheet);
  }
  return sheets;
}
