import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { longNames } from '#adapters/files/equibase-chart/long-names.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('names that are too long');

const stable = (length: number) =>
  aFinisher({ programNumber: '4', ownerName: 'P'.repeat(length), trainerName: null });

test('a stable of many partners is accepted, one that fills a page is not', () => {
  assert.equal(longNames(aRaceResult({ starters: [stable(500)] })), []);
  assert.equal(longNames(aRaceResult({ starters: [aFinisher(), stable(501)] })), [
    '#4 has a name longer than 500 characters.',
  ]);
});

test.run();
