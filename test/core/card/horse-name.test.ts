import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseName } from '#core/card/horse-name.ts';

const test = suite('horse name');

const NAMES: readonly [card: string, text: string][] = [
  ['PAPER LANTERN', 'Paper Lantern'],
  ["HILL 'N' DALE", "Hill 'N' Dale"],
  ["O'BRIEN", "O'Brien"],
  ["BOOK'EM DANNO", "Book'em Danno"],
  ["STATES' RIGHTS", "States' Rights"],
  ["CARSON'S RUN", "Carson's Run"],
  ['CHANCER MCPATRICK', 'Chancer McPatrick'],
  ['TWENTY-ONE', 'Twenty-One'],
  ['TIZ THE LAW II', 'Tiz The Law II'],
  ['Paper Lantern III', 'Paper Lantern III'],
  ['THE LG&E CUP', 'The LG&E Cup'],
  ['MCGAUGHEY', 'McGaughey'],
  ['', ''],
];
for (const [card, text] of NAMES) {
  test(`${card || 'an empty name'} reads ${text || 'as nothing'}`, () => {
    assert.is(horseName(card), text);
  });
}

test.run();
