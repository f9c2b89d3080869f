import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackByCode } from '#core/card/track.ts';
import { NYRA_CIRCUIT, sureMeetOn } from '#core/card/tracks/nyra-circuit.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('The New York circuit by date');

const codeOn = (day: string) => sureMeetOn(day as RaceDay)?.code ?? null;

test('each meet is at a registered track, with real days in order', () => {
  for (const { code, name, first, last, sure } of NYRA_CIRCUIT) {
    assert.is(trackByCode(code)?.code, code, name);
    for (const day of [first, last, sure?.from ?? null, sure?.to ?? null])
      assert.is(day === null ? null : parseRaceDay(day), day, name);
    if (first !== null && last !== null) assert.ok(first <= last, name);
    if (sure !== null) assert.ok(sure.from <= sure.to && (first ?? sure.from) <= sure.from, name);
  }
});

test('the published dates of a year say where the circuit raced', () => {
  assert.equal(
    ['2025-05-10', '2025-06-05', '2025-06-12', '2025-07-04', '2025-08-02', '2025-10-01', '2025-11-20'].map(
      codeOn,
    ),
    ['BAQ', 'SAR', 'BAQ', 'SAR', 'SAR', 'BAQ', 'AQU'],
  );
});

test('a day between meets, near an unknown end or in an unknown year belongs to no meet for certain', () => {
  for (const day of ['2025-07-08', '2025-02-01', '2025-04-25', '2026-05-20', '2026-10-01', '2027-08-07'])
    assert.is(codeOn(day), null, day);
});

test.run();
