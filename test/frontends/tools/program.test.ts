import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OffTheTurf, offTheTurfText } from '#kit/kit.ts';
import { equipmentLineText } from '../../../frontends/race/equipment/equipment-line.tsx';
import { entryMarks } from '../../../frontends/tools/program/entry-facts.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aRace } from '../picks/a-day.ts';

const test = suite('the racing program');

const moved = aRace({
  entries: [anEntry('2'), anEntry('13', { horseName: 'RAIN COAT' })],
  offTheTurf: { from: 'Inner turf', drewIn: ['13'], cameOut: ['2'] },
});

test('a race off the turf is marked, with where it is run now, who drew in and who came out', () => {
  assert.is(
    textOf(markupOf(() => createElement(OffTheTurf, { race: moved }))).trim(),
    'Off the turf Moved from inner turf to dirt. Drew in (main track only): #13 Rain Coat. Came out: #2 Horse 2.',
  );
});

test('nobody is listed when nobody drew in or came out, and a race that was not moved has no mark', () => {
  const alone = { ...moved, offTheTurf: { from: 'Turf', drewIn: [], cameOut: [] } };
  assert.is(offTheTurfText(alone), 'Moved from turf to dirt.');
  assert.is(offTheTurfText(aRace()), null);
});

test('equipment announced after the card is marked in print and named in the race head', () => {
  const wrapped = anEntry('2', { equipment: ['Front wraps on', 'Tongue tie off'] });
  assert.equal(entryMarks(wrapped), ['front wraps on', 'tongue tie off']);
  assert.equal(entryMarks(anEntry('2')), []);
  const out = anEntry('3', { equipment: ['Bar shoes on'], scratchStatus: true });
  const race = aRace({ entries: [wrapped, out] });
  assert.is(equipmentLineText(race), '#2 Horse 2 front wraps on, #2 Horse 2 tongue tie off');
  assert.is(equipmentLineText(aRace()), null);
});

test.run();
