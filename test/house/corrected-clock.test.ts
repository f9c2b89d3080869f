import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRecordOnCorrectedTime, aRecordOnMountainTime } from '#test/support/a-corrected-clock.ts';
import { byTheBrowser, byTheProgram, byTheReader } from '#test/support/three-checks.ts';

const test = suite('A track whose time zone was corrected, in all three checks');

const LATE = /entry 1, sealed Aug 2, 2025, 1:30 PM M[SD]?T: .*, race 1, off at 1:00 PM M[SD]?T/;
const CORRECTED = /orrected Aug 3, 2025, 8:00 AM PT \(entry 4\): .*, Aug 2, 2025, race 1: time zone/;

test('the pick is late on the clock that was sealed first, and in time once the results are sealed on the right one', async () => {
  const [first, corrected] = [aRecordOnMountainTime(), aRecordOnCorrectedTime()];
  assert.match(byTheProgram(first).late.join('\n'), LATE);
  assert.equal(byTheProgram(corrected).late, []);
  for (const check of [byTheBrowser, byTheReader]) {
    assert.match(await check(first), LATE);
    assert.not.match(await check(corrected), /off at/);
  }
});

test('every check lists the correction with its time, once for both sources, and none before it', async () => {
  const [first, corrected] = [aRecordOnMountainTime(), aRecordOnCorrectedTime()];
  const [before] = byTheProgram(first).corrected;
  assert.match(
    before ?? '',
    /\(entry 2\): .*: starters from/,
    'the chart has another field than the live result',
  );
  assert.is(byTheProgram(corrected).corrected.length, 2);
  assert.match(byTheProgram(corrected).corrected[1] ?? '', CORRECTED);
  assert.match(byTheProgram(corrected).corrected[1] ?? '', /time zone from mountain to pacific$/);
  for (const check of [byTheBrowser, byTheReader]) {
    assert.not.match(await check(first), /time zone/);
    assert.match(await check(corrected), CORRECTED);
    assert.is((await check(corrected)).match(/\(entry \d\)/g)?.length, 2);
  }
});

test.run();
