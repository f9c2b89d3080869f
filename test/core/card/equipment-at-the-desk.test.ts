import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK_DAY, deskRoom, ROBIN, refusedAs } from '#test/support/desk-room.ts';
import { present } from '#test/support/present.ts';

const test = suite("equipment at the stewards' desk");

test('each piece of equipment is a fact of its own: one goes on, the same comes off, another stays', async () => {
  const room = await deskRoom();
  const enter = (gear: string, isOn: boolean) => room.enter({ what: 'equipment', to: { gear, isOn } });
  assert.is(
    (await enter(' Front  Wraps ', true)).sentence,
    'Race 1, #3 PAPER LANTERN 3: now Front wraps on.',
  );
  await enter('tongue tie', true);
  assert.is((await enter('front wraps', true)).outcome, 'unchanged');
  const off = await enter('front wraps', false);
  assert.is(off.sentence, 'Race 1, #3 PAPER LANTERN 3: now Front wraps off, was Front wraps on.');
  const equipment = async () => present((await room.raceNow()).runners[2]).equipment;
  assert.equal(await equipment(), [
    { gear: 'tongue tie', isOn: true },
    { gear: 'front wraps', isOn: false },
  ]);
  await room.undoChange({ id: present(off.entries[0]?.desk).id, reason: 'Misheard', by: ROBIN });
  assert.equal(await equipment(), [
    { gear: 'front wraps', isOn: true },
    { gear: 'tongue tie', isOn: true },
  ]);
  assert.is(present((await room.raceNow()).runners[0]).equipment, undefined);
});

test('blinkers entered as equipment are the blinkers of the card', async () => {
  const room = await deskRoom();
  const made = await room.enter({ what: 'equipment', to: { gear: 'Blinkers', isOn: false } });
  assert.equal(made.entries[0]?.fact, { what: 'blinkers', to: 'off' });
  assert.is(present((await room.raceNow()).runners[2]).blinkers, 'off');
});

test('equipment without words, too long, with its own on or off, or of no horse is refused, and nothing is written', async () => {
  const room = await deskRoom();
  for (const gear of [' ', '7', 'x'.repeat(41), 'Front wraps on', 'blinkers off'])
    await refusedAs(
      room.enter({ what: 'equipment', to: { gear, isOn: true } }),
      'invalid',
      'card.bad-equipment',
    );
  const ofRace = room.enter(
    { what: 'equipment', to: { gear: 'tongue tie', isOn: true } },
    { programNumber: null },
  );
  await refusedAs(ofRace, 'invalid', 'card.wrong-subject');
  assert.equal((await room.listEntries('saratoga', DESK_DAY)).entries, []);
});

test.run();
