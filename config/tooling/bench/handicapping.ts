import { isPdftotextThere, measureChartReading } from './chart-reading.ts';
import { type Row, rowOf } from './figures.ts';
import { measureFit, measureRating } from './models.ts';
import { chartsIn, note, realPath } from './real-files.ts';

async function readingRows(): Promise<readonly Row[]> {
  const charts = realPath('charts-2020', 'the reading of charts');
  if (charts === null) return [];
  if (!isPdftotextThere()) {
    note('pdftotext (poppler-utils) is not there: the reading of charts was not measured');
    return [];
  }
  const { files, ours, theirs, ratio } = await measureChartReading(chartsIn(charts));
  note(`${files} charts: ${ours.toFixed(1)} s against ${theirs.toFixed(1)} s of pdftotext`);
  const what = `${files} result charts read and checked, against \`pdftotext -layout\` alone`;
  return [rowOf(what, ratio, '', 1, { atMost: 15 })];
}

async function fitRows(): Promise<readonly Row[]> {
  const unmeasured = 'the fit of the models';
  const charts = realPath('charts-2020', unmeasured);
  const nyra = realPath('nyra-2019', unmeasured);
  const aqueduct = realPath('aqueduct-2017-2020', unmeasured);
  if (charts === null || nyra === null || aqueduct === null) return [];
  const { seconds, races } = await measureFit({ charts, nyra, aqueduct });
  const what = `fit of every model on ${races.toLocaleString('en-US')} real races`;
  return [rowOf(what, seconds, ' s', 1, { atMost: 60 })];
}

async function ratingRows(): Promise<readonly Row[]> {
  const card = realPath('drf/SAR0607.DRF', 'a real card (the demo day stands in): its rating');
  return [rowOf('rating of a 12-race card', await measureRating(card), ' ms', 1, { atMost: 50 })];
}

/** The rows for reading charts, fitting models and rating races. */
export const handicappingRows = async (): Promise<readonly Row[]> => [
  ...(await readingRows()),
  ...(await fitRows()),
  ...(await ratingRows()),
];
