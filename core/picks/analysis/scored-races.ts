import { type Form, formIn } from '../../card/form.ts';
import type { Race, RaceId } from '../../card/race.ts';
import { aroundRace, type Evidence, evidenceOf, type Surroundings } from '../../handicapping/evidence.ts';
import { chancesOn, lineOnRace } from '../../handicapping/line-on-race.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Analysis } from './analysis.ts';

/** All that is known of races at a moment. */
export interface RacesKnown {
  readonly races: readonly Race[];
  readonly forms: ReadonlyMap<RaceId, Form>;
  readonly around: ReadonlyMap<RaceId, Surroundings>;
  readonly weather: RaceWeather | null;
  readonly now: Instant;
}

/** The evidence on each race, with the chances of our line by betting interest. */
export const scoredRaces = (
  { races, forms, around, weather, now }: RacesKnown,
  { handicapper }: Pick<Analysis, 'handicapper'>,
): readonly { readonly evidence: Evidence; readonly chances: readonly number[] }[] =>
  races.map((race) => {
    const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(around, race, weather));
    return { evidence, chances: chancesOn(lineOnRace(evidence, handicapper), evidence) };
  });
