import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import type { Race } from '#core/card/race.ts';
import { ANGLES } from '#core/handicapping/angles/index.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('the reasons of the analysts');

const MORNING = parseInstant('2025-06-07T09:00:00-04:00') as Instant;
const path = realData('drf/SAR0607.DRF');

const findingsOn = (race: Race, now: Instant) => {
  const evidence = evidenceOf(race, new Map(), now);
  return Object.values(ANGLES).flatMap((angle) => [...angle.findings(evidence).values()]);
};

/** A percentage without the wins and starts it is made of. */
const BARE_PERCENT = /\d%(?![^,;]*\(\d+ of \d+)/;
/** A record without a win from five starts on. */
const WINLESS = /\b0 for ([5-9]|\d\d)\b/;

function hold(race: Race, now: Instant): number {
  const findings = findingsOn(race, now);
  for (const { value, says } of findings) {
    assert.not.match(says, BARE_PERCENT);
    if (WINLESS.test(says)) assert.ok(value <= 0, `for the horse: ${says}`);
  }
  return findings.length;
}

test('a percentage comes with its starts, and a winless record is no reason for a horse', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      hold(race, race.postTime ?? instant(0));
    }),
    { numRuns: 60 },
  );
});

if (path !== null)
  test('so does every reason on the real card', async () => {
    const { card } = await readBrisnetCardFile(path, MORNING);
    const counts = card.races.map((race) => hold(race, MORNING));
    assert.ok(counts.every((count) => count > 20));
  });

test.run();
