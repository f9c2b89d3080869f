import type { ChosenRace } from './race-address.ts';
import { raceOf, withRace } from './race-address.ts';
import { askedHere, shownTrack, withTrack } from './track-address.ts';
import { rememberedTrack } from './track-choice.ts';

let last: ChosenRace | null = null;

/** The race of the current address; on a screen that shows no single race, the one chosen before. */
function chosenRace(): ChosenRace | null {
  const here = typeof location === 'undefined' ? undefined : raceOf(location, askedHere().slug);
  if (here !== undefined) last = here;
  return last;
}

/** The address with the track and the race on the screen, so that a change of screen loses neither. */
export function withTrackAndRace(href: string): string {
  const slug = shownTrack.slug();
  return withTrack(withRace(href, slug, chosenRace()), slug, rememberedTrack.read());
}
