import type { CardChange, ChangedFact } from '../../card/card-change.ts';
import { changedRace } from '../../card/changed-card.ts';
import { factsRequested, type RequestedFact, runnerRequested } from '../../card/desk-request.ts';
import type { Card, Race } from '../../card/race.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { courseOf, type Footing, isTurf, SURFACES, type Surface } from '../../card/surface.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PaceScenarios } from '../pace/pace-scenarios.ts';

export type Pace = keyof PaceScenarios;

/** What is switched on a race to see what it would do. Nothing of it is stored. */
export interface Switches {
  /** Program numbers taken out, besides those already out. */
  readonly scratched: readonly string[];
  /** The main track a turf race moves to; null leaves it where it is. */
  readonly surface: Surface | null;
  /** A condition the track could post (`Sloppy`), or `wet`; null leaves it as it is known. */
  readonly going: string | null;
  /** The early pace as though it were certain; null leaves the three scenarios. */
  readonly pace: Pace | null;
}

/** The condition meant by `wet` on each footing. */
const WET: Readonly<Record<Footing, string>> = {
  dirt: 'Sloppy',
  turf: 'Yielding',
  synthetic: 'Wet Fast',
  jumps: 'Yielding',
};

const invalid = (what: string, sentence: string): Refusal =>
  new Refusal('invalid', `handicapping.if-${what}`, sentence);

/** The main tracks that a turf race can be announced for: those the card runs other races on, else dirt. */
export function mainTracksOn({ surface }: Race, card: Pick<Card, 'races'>): readonly Surface[] {
  const possible = mainTracksFor(surface);
  const used = possible.filter((track) => card.races.some((race) => race.surface === track));
  return used.length === 0 ? possible.slice(0, 1) : used;
}

/** The surfaces a race on this one can be moved to. */
const mainTracksFor = (surface: Surface | null): readonly Surface[] =>
  surface !== null && isTurf(surface)
    ? SURFACES.filter((candidate) => ['dirt', 'synthetic'].includes(courseOf(candidate).footing))
    : [];

function surfaceSwitched({ surface: before, number }: Race, surface: Surface): Surface | null {
  if (surface === before) return null;
  if (mainTracksFor(before).includes(surface)) return surface;
  throw invalid(
    'surface',
    `Race ${number} is ${before === null ? 'on no announced surface' : `on the ${courseOf(before).name.toLowerCase()}`}: only a turf race can be moved, to the main track.`,
  );
}

const changeOf = (
  { id: raceId }: Race,
  fact: ChangedFact,
  runner: Runner | null,
  now: Instant,
): CardChange => ({
  raceId,
  programNumber: runner?.programNumber ?? null,
  horseName: runner?.horseName ?? null,
  fact,
  before: null,
  after: null,
  reason: null,
  provenance: { tier: 'derived', source: 'What if', at: now },
  knownAt: now,
});

/**
 * The race as it would be after the same entries at the stewards' desk: horses out, or off the turf with those entered for
 * the main track only in. Refuses ('invalid') a move that is none (`handicapping.if-surface`), a field without a starter
 * (`handicapping.if-nobody`) and, as the desk does, a horse the race does not have (`card.no-horse`).
 */
export function switchedRace(race: Race, { scratched, surface }: Switches, now: Instant): Race {
  const moved = surface === null ? null : surfaceSwitched(race, surface);
  const out = new Set(scratched.map((number) => runnerRequested('scratched', number, race)));
  const changes = [
    ...(moved === null ? [] : [changeOf(race, { what: 'surface', to: moved }, null, now)]),
    ...race.runners
      .filter((runner) => out.has(runner) && !runner.isScratched)
      .map((runner) => changeOf(race, { what: 'scratched', to: true }, runner, now)),
  ];
  const switched = changedRace(race, changes, []);
  if (switched.runners.some(isStarter)) return switched;
  throw invalid('nobody', `That leaves no horse in race ${race.number}. Keep at least one.`);
}

/**
 * The track condition a race is switched to; null where it is left. Refuses ('invalid') one that its surface cannot have
 * (`card.bad-condition`), and any while the surface is not announced (`handicapping.if-going`).
 */
export function goingSwitched(race: Race, { going }: Pick<Switches, 'going'>): string | null {
  if (going === null) return null;
  const { surface, number } = race;
  if (surface === null)
    throw invalid('going', `The surface of race ${number} is not announced, so it has no track condition.`);
  const condition = going.toLowerCase() === 'wet' ? WET[courseOf(surface).footing] : going;
  const request: RequestedFact = { what: 'going', to: { surface, condition } };
  const [fact] = factsRequested(request, race);
  return fact?.what === 'going' ? fact.to.condition : null;
}
