import type { ChosenRace } from './race-address.ts';
import { raceOf, withRace } from './race-address.ts';
import { noteRace, raceBefore } from './race-before.ts';
import { askedHere, shownTrack, withTrack } from './track-address.ts';
import { rememberedTrack } from './track-choice.ts';

let last = raceBefore();

/** The race of the current address; on a screen that shows no single race, the one chosen before, also before a reload. */
function chosenRace(): ChosenRace | null {
  const here = typeof location === 'undefined' ? undefined : raceOf(location, askedHere().slug);
  if (here !== undefined && JSON.stringify(here) !== JSON.stringify(last)) {
    last = here;
    noteRace(here);
  }
  return last;
}

/** How an address keeps the earlier moment on the screen; the bar with the day's moments sets it. */
export const carried = { moment: (href: string): string => href };

/** The address with the track, the race and the moment on the screen, so that a change of screen loses none. */
export function withTrackAndRace(href: string): string {
  const slug = shownTrack.slug();
  return carried.moment(withTrack(withRace(href, slug, chosenRace()), slug, rememberedTrack.read()));
}
