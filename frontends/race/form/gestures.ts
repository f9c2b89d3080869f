import { goToPart } from './form-keys.ts';
import { lightFigures } from './light-figures.ts';
import { followSwipes } from './swipe.ts';

/** What a pointer and a finger do on past races, until the signal ends it. */
export function followGestures(root: HTMLElement, signal: AbortSignal): void {
  lightFigures(root, signal);
  followSwipes(root, '.form-horse', goToPart, signal);
}
