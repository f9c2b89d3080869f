import { lightFigures } from './light-figures.ts';
import { followSwipes } from './swipe.ts';

/** What a pointer and a finger do on past races, until the signal ends it; a swipe leads to a horse with `goTo`. */
export function followGestures(root: HTMLElement, goTo: (horse: Element) => void, signal: AbortSignal): void {
  lightFigures(root, signal);
  followSwipes(root, '.form-horse', goTo, signal);
}
