import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ZONE_NAMES, zoneNamed, zoneNameOf } from '#core/card/tracks/zones.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import { minuteOfDayAt } from '#core/kernel/race-day.ts';

const test = suite('time zones of tracks');

test('each is found by its plain name and by its zone', () => {
  for (const name of ZONE_NAMES) assert.equal([zoneNameOf(name), zoneNameOf(zoneNamed(name))], [name, name]);
});

test('an alias gives the same zone; a zone without tracks gives none', () => {
  assert.equal(['America/Toronto', 'America/Edmonton', 'US/Central'].map(zoneNameOf), [
    'eastern',
    'mountain',
    'central',
  ]);
  for (const zone of ['Europe/Berlin', 'UTC', '', 'America/Nowhere', 'constructor'])
    assert.is(zoneNameOf(zone), null, zone);
});

test('noon in New York is 11 in Chicago, 10 in Denver and 9 in Phoenix and Los Angeles, in summer', () => {
  const noon = parseInstant('2025-08-02T16:00:00Z');
  assert.ok(noon);
  const hour = (name: (typeof ZONE_NAMES)[number]) => minuteOfDayAt(noon, zoneNamed(name)) / 60;
  assert.equal(
    (['eastern', 'central', 'mountain', 'arizona', 'pacific'] as const).map(hour),
    [12, 11, 10, 9, 9],
  );
});

test.run();
