import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPedigreeFile, readPedigrees } from '#adapters/files/pedicapper/read-pedigrees.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import { sampleAnswer } from '#test/support/sample-answer.ts';

const test = suite('pedigree tables');

const HEAD =
  'race,program,horse,sire,dam,damsire,surface_score,distance_score,class_score,debut_score,dosage_index,center_of_distribution,comment';
const read = (...lines: readonly string[]) => readPedigrees(lines.join('\n'), 'table.csv');

const codeFor = (text: string): string => refusalOf(() => readPedigrees(text, 'table.csv')).code;

test('a row gives scores, dosage and comment', () => {
  const { pedigrees: reportedPedigrees, faults } = read(
    HEAD,
    '3,1A,Copper Kite,Tall Fence,Low Gate,Old Wall,72,64.5,,81,2.33,0.60,"bred for it, says one"',
  );
  assert.equal(faults, []);
  assert.equal(reportedPedigrees, [
    {
      day: null,
      raceNumber: 3,
      programNumber: '1A',
      horseName: 'Copper Kite',
      figures: {
        sire: 'Tall Fence',
        dam: 'Low Gate',
        damSire: 'Old Wall',
        surfaceScore: 72,
        distanceScore: 64.5,
        classScore: null,
        debutScore: 81,
        dosageProfile: null,
        dosageIndex: 2.33,
        centerOfDistribution: 0.6,
        oddsToOne: null,
        comment: 'bred for it, says one',
      },
    },
  ]);
});

test('columns may come in any order and spelling; odds and a profile are read', () => {
  const { pedigrees: reportedPedigrees } = read(
    'Odds,HORSE,Dosage Profile,Date,Nonsense',
    '7-2,Copper Kite,6-8-14-2-0,2025-08-02,x',
    '4.5,Slow Lantern,2-0-0-0-0,,',
  );
  assert.is(reportedPedigrees[0]?.figures.oddsToOne, 3.5);
  assert.is(reportedPedigrees[0]?.day, '2025-08-02');
  assert.is(reportedPedigrees[0]?.figures.dosageIndex?.toString().slice(0, 4), '2.33');
  assert.is(reportedPedigrees[0]?.figures.centerOfDistribution, 0.6);
  assert.is(reportedPedigrees[1]?.figures.oddsToOne, 4.5);
  assert.is(reportedPedigrees[1]?.figures.dosageIndex, 'infinite');
});

test('a bad field leaves its row out and says which', () => {
  const { pedigrees: reportedPedigrees, faults } = read(
    'horse,race,program,dosage_index,odds,date',
    'Copper Kite,twelve,1,2.3,5-2,',
    'Slow Lantern,1,x,2.3,5-2,',
    'Paper Gate,1,1,lots,5-2,',
    'Wet Match,1,1,2.3,0-0,yesterday',
    ',1,1,2.3,5-2,',
    'Half "quoted,1,1,,,',
    'Good Row,2,2,inf,,',
  );
  assert.equal(
    reportedPedigrees.map(({ horseName }) => horseName),
    ['Good Row'],
  );
  assert.equal(faults, [
    'line 2: race "twelve" is not a number from 1 to 20.',
    'line 3: program number "x" is none (like 1 or 1A).',
    'line 4: dosage index "lots" is not a number from 0 to 100.',
    'line 5: date "yesterday" is not a date (YYYY-MM-DD).',
    'line 6: it names no horse.',
    'line 7: field 1 has unbalanced quotes.',
  ]);
});

test('markup and control characters are not part of a comment', () => {
  const { pedigrees: reportedPedigrees } = read('horse,comment', 'Copper Kite,<img src=x>\u202Ebad\u0007');
  assert.is(/[<>\u202E]|\p{Cc}/u.test(reportedPedigrees[0]?.figures.comment ?? ''), false);
});

test('printed dosage lines are read; one that contradicts itself is reported', () => {
  const { pedigrees: reportedPedigrees, faults } = read(
    'COPPER KITE b. C, 2024  DP = 6-8-14-2-0 (30)   DI = 2.33   CD = 0.60',
    'SLOW LANTERN ch. F, 2023  DP = 1-1-1-1-1 (9)  DI = 1.00 CD = 0.00',
  );
  assert.equal(
    reportedPedigrees.map(({ horseName, figures }) => [
      horseName,
      figures.dosageProfile,
      figures.centerOfDistribution,
    ]),
    [['COPPER KITE', '6-8-14-2-0', 0.6]],
  );
  assert.equal(faults, ['line 2: the dosage is incomplete or contradicts itself.']);
});

test('a file that is not a pedigree table is refused', () => {
  assert.is(codeFor(''), 'press.pedigree-empty');
  assert.is(codeFor('<!doctype html><title>Sign in</title>'), 'press.pedigree-no-table');
  assert.is(codeFor('race,sire\n1,Tall Fence\n'), 'press.pedigree-no-table');
  assert.is(codeFor(`horse\n${'x\n'.repeat(6000)}`), 'press.pedigree-too-large');
});

test('a file is read; one that is missing, a folder or no text is refused by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pedigrees-'));
  const file = join(folder, 'today.csv');
  writeFileSync(file, '\uFEFFhorse,odds\r\nCopper Kite,5-2\r\n');
  assert.is((await readPedigreeFile(file)).pedigrees[0]?.figures.oddsToOne, 2.5);
  writeFileSync(file, Buffer.from([0x68, 0xff, 0xfe]));
  assert.is((await refused(readPedigreeFile(file))).code, 'press.pedigree-not-text');
  const missing = await refused(readPedigreeFile(join(folder, 'none.csv')));
  assert.equal([missing.kind, missing.message], ['not-found', 'none.csv: file not found.']);
  assert.is((await refused(readPedigreeFile(folder))).code, 'press.pedigree-unreadable');
});

test('the sample layout is read whole', () => {
  const sample = sampleAnswer('pedicapper-import.csv');
  if (sample === null) return;
  const { pedigrees: reportedPedigrees, faults } = readPedigrees(sample, 'sample');
  assert.is(reportedPedigrees.length, 2);
  assert.equal(faults, []);
});

test.run();
