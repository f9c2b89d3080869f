import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { presentRace } from '#adapters/http/routes/present-race.ts';
import { courseOf, type Surface } from '#core/card/surface.ts';
import { MORNING, recommendOn } from '#test/core/picks/picks-of.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('surface');

const SURFACES: readonly (readonly [Surface, string])[] = [
  ['dirt', 'D Dirt dirt'],
  ['turf', 'T Turf turf'],
  ['inner-turf', 'T Inner turf turf'],
  ['inner-dirt', 'D Inner dirt dirt'],
  ['synthetic', 'D Synthetic synthetic'],
  ['steeplechase', 'T Steeplechase jumps'],
  ['hunt', 'T Hunt jumps'],
];

for (const [surface, expected] of SURFACES) {
  test(`a ${surface} race is ${expected}, on the card and in the picks alike`, () => {
    const { letter, name, footing } = courseOf(surface);
    assert.is(`${letter} ${name} ${footing}`, expected);
    const race = aRace({ surface });
    const shown = presentRace(race, aProvenance(), {
      now: MORNING,
      boards: new Map(),
      weather: new Map(),
    });
    const picked = recommendOn(race);
    assert.equal([shown.surface, shown.surfaceName], [letter, name]);
    assert.equal([picked.surface, picked.surfaceName], [letter, name]);
  });
}

test.run();
