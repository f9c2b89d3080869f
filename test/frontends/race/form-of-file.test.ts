import { readFileSync } from 'node:fs';
import * as React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { splitFields } from '#adapters/files/brisnet-card/split-fields.ts';
import { presentHorseForm, sourceList } from '#adapters/http/routes/present-form.ts';
import { formsOn } from '#core/card/history/printed-form.ts';
import { raceForm } from '#core/card/race-form/horse-form.ts';
import { instant } from '#core/kernel/instant.ts';
import { properName } from '#kit/kit.ts';
import { realData } from '#test/support/real-data.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { PastRace } = await import('../../../frontends/race/form/past-race.tsx');
const { lengthsText } = await import('../../../frontends/race/form/line-text.ts');

const files = ['brisnet/CDX0503-2025.DRF', 'brisnet/PIM0509-2025.DRF', 'drf/SAR0607.DRF'].map(realData);
const test = suite('the form on the screen and the file it is from');
const horsesCompared = 10;

/** A cell of a row, columns counted from 1. */
type FileRow = (column: number) => string;

const rowsOf = (path: string): readonly FileRow[] =>
  readFileSync(path, 'latin1')
    .split(/\r?\n/)
    .filter(Boolean)
    .map(splitFields)
    .map(
      ({ cells }) =>
        (column) =>
          (cells[column - 1] ?? '').trim(),
    );

const dash = '–';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayText = (day: string): string =>
  `${Number(day.slice(6))}${months[Number(day.slice(4, 6)) - 1]}${day.slice(2, 4)}`;
const orDash = (cell: string): string => (Number(cell) === 0 ? dash : String(Number(cell)));

const toHundredths = (seconds: number): string => seconds.toFixed(2);

/** Seconds of a text such as `1:10.9`. */
const secondsOf = (text: string): number =>
  text.split(':').reduce((total, part) => total * 60 + Number(part), 0);

/** The text of a cell of the line, by the name of its class. */
function cellOf(html: string, name: string): string {
  const [, inside = ''] =
    new RegExp(`<t[dh][^>]*class="[^"]*form-${name}\\b[^"]*"[^>]*>(.*?)</t[dh]>`).exec(html) ?? [];
  return textOf(inside).trim();
}

/** What the cells of the k-th past race show, from the file alone. */
function expectedOf(row: FileRow, k: number): Readonly<Record<string, string>> {
  const at = (column: number) => row(column + k);
  const isRoute = Math.abs(Number(at(316))) >= 1760;
  const [early1, early2] = isRoute ? [at(776), at(786)] : [at(766), at(776)];
  const odds = Number(at(516)) === 0 ? dash : Number(at(516)).toFixed(2);
  return {
    day: dayText(at(256)),
    par: orDash(at(1167)),
    pace: `${orDash(early1)} ${orDash(early2)}/${orDash(at(816))}`,
    post: orDash(at(356)),
    odds: `${at(1126) === '1' && odds !== dash ? '*' : ''}${odds}`,
    going: (at(306) === 'TF' ? 'GD' : at(306)) || dash,
  };
}

/** A running line shows a position and its lengths: ahead for the leader, behind for the others. */
function callText(position: string, lengths: string): string {
  const place = /^\d+$/.test(position) && Number(position) > 0 ? String(Number(position)) : '';
  const margin = lengths === '' ? '' : lengthsText(Number(lengths));
  return place === '' ? margin || dash : [place, margin].filter(Boolean).join(' ');
}

/** The producer writes a semicolon for a comma. */
const lettersOf = (text: string): string => text.replace(/[;,\s]/g, '');

function compareLine(row: FileRow, k: number, html: string, where: string): void {
  const at = (column: number) => row(column + k);
  for (const [name, text] of Object.entries(expectedOf(row, k)))
    assert.is(cellOf(html, name), text, `${name} of ${where}`);
  // The reader of the file takes a figure of zero or less for none.
  const figure = Number(at(846)) < 0 ? dash : orDash(at(846));
  assert.is(cellOf(html, 'figure').replace(/[()]/g, ''), figure, `figure of ${where}`);
  assert.is(cellOf(html, 'firstCall'), callText(at(576), at(656)), `first call of ${where}`);
  assert.is(cellOf(html, 'secondCall'), callText(at(586), at(676)), `second call of ${where}`);
  assert.is(cellOf(html, 'stretchCall'), callText(at(606), at(716)), `stretch call of ${where}`);
  if (/^\d+$/.test(at(616)))
    assert.ok(cellOf(html, 'finish').startsWith(callText(at(616), at(736))), `finish of ${where}`);
  const final = cellOf(html, 'final');
  if (Number(at(1036)) > 0)
    assert.is(secondsOf(final).toFixed(2), Number(at(1036)).toFixed(2), `time of ${where}`);
  else assert.is(final, dash);
  const fractions = [986, 996, 1006].map((column) => Number(at(column))).filter((seconds) => seconds > 0);
  const shown = cellOf(html, 'fractions')
    .split(' ')
    .map(secondsOf)
    .filter((seconds) => seconds > 0);
  assert.is(shown.map(toHundredths).join(), fractions.map(toHundredths).join(), `fractions of ${where}`);
  const text = textOf(html);
  for (const column of [406, 416, 426])
    assert.ok(text.includes(properName(at(column))), `${at(column)} of ${where}`);
  assert.ok(text.includes(at(536)), `class of ${where}`);
  if (Number(at(346)) > 0) assert.match(text, `${Number(at(346))} ran`, where);
  const comment = at(1383).replace(/^\d{2}-\d{2}-\d{2}\s/, '') || at(396);
  assert.ok(lettersOf(text).includes(lettersOf(comment)), `comment of ${where}`);
  const weight = cellOf(html, 'weight');
  assert.ok(weight.startsWith(orDash(at(506))), `weight of ${where}`);
  assert.is(weight.includes('L'), /^[13]$/.test(at(386)), `medication of ${where}`);
  assert.is(weight.endsWith('b'), at(366) === 'b', `blinkers of ${where}`);
}

/** Starts anywhere, so that in time every horse is compared. */
const seed = Date.now() % 1_000;

async function compareCard(path: string): Promise<number> {
  const { card } = await readBrisnetCardFile(path, instant(0));
  const rows = rowsOf(path);
  const forms = formsOn(card);
  let lines = 0;
  for (let index = 0; index < horsesCompared; index += 1) {
    const row = rows[(seed + index * 37) % rows.length];
    const race = card.races.find(({ number }) => String(number) === row?.(3));
    assert.ok(row && race);
    const printed = new Map(
      race.runners.map(
        ({ horseKey }) => [horseKey, forms.filter(({ horse }) => horse.key === horseKey)] as const,
      ),
    );
    const horse = raceForm(race, card, printed).horses.find(({ runner }) => runner.horseName === row(45));
    assert.ok(horse, row(45));
    const presented = presentHorseForm(horse, sourceList());
    const inFile = Array.from({ length: 10 }, (_, k) => k).filter((k) => row(256 + k) !== '');
    assert.is(presented.lines.length, inFile.length, row(45));
    for (const [k, line] of presented.lines.entries()) {
      const html = markupOf(() => React.createElement(PastRace, { line, source: '' }));
      compareLine(row, k, html, `${row(45)}, ${line.day}`);
      lines += 1;
    }
  }
  return lines;
}

for (const path of files)
  if (path !== null)
    test(`every field of a line equals the file: ${path.split('/').at(-1)}, from horse ${seed}`, async () => {
      assert.ok((await compareCard(path)) > 0);
    });

test.run();
