import type { CardChange, ChangeKind } from '../card/card-change.ts';
import { deskText } from '../card/desk.ts';
import type { Race } from '../card/race.ts';
import { isStarter } from '../card/runner.ts';
import { trackTimeText } from '../card/track-time.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { capital, eventOf, type RaceEvent, reportedBy } from './event.ts';

const WORDS: Readonly<Record<ChangeKind, string>> = {
  scratched: 'scratch',
  cancelled: 'race canceled',
  entered: 'entry',
  'draws-in': 'draws in',
  jockey: 'jockey',
  weight: 'weight',
  blinkers: 'blinkers',
  equipment: 'equipment',
  'morning-line': 'morning line',
  surface: 'course',
  distance: 'distance',
  'post-time': 'post time moved',
  going: 'track condition',
  remark: 'remark',
  withdrawn: 'entry withdrawn',
};

function whatOf({ fact, programNumber, horseName }: CardChange): string {
  const words = fact.what === 'scratched' && !fact.to ? 'scratch reversed' : WORDS[fact.what];
  const horse = [programNumber, horseName].filter((part) => part !== null).join(' ');
  return horse === '' ? capital(words) : `${horse}: ${words}`;
}

/** A change to the race that came after its card. */
export const changeEvent = (change: CardChange): RaceEvent =>
  eventOf({
    kind: 'change',
    at: change.knownAt,
    what: whatOf(change),
    before: change.before,
    after: change.after ?? (change.fact.what === 'remark' ? change.fact.to : null),
    detail: change.reason,
    ...reportedBy(change.provenance),
    ...(change.desk === undefined ? {} : { source: deskText(change.desk) }),
  });

/** The race as its card was imported. */
export function cardEvent({ runners, postTime, trackSlug }: Race, provenance: Provenance): RaceEvent {
  const starters = runners.filter(isStarter).length;
  const post = postTime === null ? 'post time unknown' : `post ${trackTimeText(postTime, trackSlug)}`;
  return eventOf({
    kind: 'card',
    at: provenance.at,
    what: 'Card printed',
    after: `${starters} of ${runners.length} entered to start, ${post}`,
    ...reportedBy(provenance),
  });
}
