import type { WatchedRace, WatchedVerdict } from '#core/alerts/watched-race.ts';

export const aWatchedVerdict = (over: Partial<WatchedVerdict> = {}): WatchedVerdict => ({
  kind: 'WATCH',
  programNumber: '4',
  horse: 'PAPER LANTERN',
  price: '7-2',
  priceToTake: '5-1',
  ...over,
});

/** Race 1 with our pick #4, waiting for a price. */
export const aWatchedRace = (over: Partial<WatchedRace> = {}): WatchedRace => ({
  raceNumber: 1,
  postTime: null,
  isOff: false,
  isOffTheTurf: false,
  scratched: [],
  pick: { programNumber: '4', horse: 'PAPER LANTERN' },
  formerPick: null,
  verdict: aWatchedVerdict(),
  ...over,
});
