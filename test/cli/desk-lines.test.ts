import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DeskLine, lineText } from '#cli/desk-lines.ts';
import { instant } from '#core/kernel/instant.ts';

const test = suite("entries of the stewards' desk as they are listed");

const aLine = (change: Partial<DeskLine> = {}): DeskLine => ({
  id: 'entry-1',
  raceId: 'saratoga-2025-08-02-5',
  horse: '3 Paper Lantern',
  what: 'scratched',
  before: 'Entered',
  after: 'Scratched',
  by: 'Ann Turf',
  at: instant(Date.parse('2025-08-02T20:36:00Z')),
  reason: 'Veterinarian',
  withdrawn: null,
  isInForce: true,
  others: [],
  ...change,
});
const saying = (agrees: boolean, isInForce = true): DeskLine['others'][number] => ({
  source: 'The racing office',
  text: agrees ? 'Scratched' : 'Entered',
  at: instant(Date.parse('2025-08-02T20:40:00Z')),
  agrees,
  isInForce,
});

test('an entry is listed with its race, horse, change and who entered it', () => {
  assert.is(
    lineText(aLine()),
    '4:36 PM ET   Race 5, 3 Paper Lantern: scratched Entered → Scratched (Veterinarian)\n' +
      '             in force; by Ann Turf; entry-1',
  );
});

test('a source that agrees confirms the entry; one that disagrees overrules it', () => {
  const state = (change: Partial<DeskLine>) => /^ +([^;]+); by/m.exec(lineText(aLine(change)))?.[1];
  assert.is(state({ others: [saying(true)] }), 'confirmed');
  assert.is(state({ others: [saying(false, false)] }), 'in force');
  assert.is(state({ isInForce: false, others: [saying(false)] }), 'overruled by a source');
  assert.is(state({ isInForce: false }), 'replaced');
});

test('times are in the zone of the track', () => {
  assert.match(lineText(aLine({ raceId: 'del-mar-2025-08-02-5' })), /^1:36 PM PT /);
});

test.run();
