import { join } from 'node:path';
import { frontends } from './parts.ts';

/** A screen as listed in the shell's list of apps. */
export type ListedScreen = {
  readonly app: string;
  readonly view: string;
  readonly paths: readonly string[];
  /** Beginnings of further addresses. */
  readonly below: readonly string[];
  /** What it reads first at Saratoga. */
  readonly early?: readonly string[];
  /** What it reads first at another track, with `a-track` in place of its slug. */
  readonly earlyElsewhere?: readonly string[];
  /** The same at an address below, with `a-track`, `a-day` and `a-race` in place of its parts. */
  readonly earlyBelow?: EarlyReads;
  /** What its first tab reads besides, if the address names no tab. */
  readonly earlyFirstTab?: EarlyReads;
};

/** Addresses to read at Saratoga, and at another track. */
type EarlyReads = { readonly here: readonly string[]; readonly elsewhere: readonly string[] };
type ReadsOfRace = (slug: string, day: string, raceNumber: string) => readonly string[];

type Listed = {
  readonly name: string;
  readonly screens: readonly (Pick<ListedScreen, 'view' | 'paths'> & {
    readonly below?: readonly string[];
    readonly early?: (slug: string) => readonly string[];
    readonly earlyBelow?: ReadsOfRace;
    readonly earlyFirstTab?: ReadsOfRace;
  })[];
};

const readsOf = (ofRace: ReadsOfRace): EarlyReads => ({
  here: ofRace('saratoga', 'a-day', 'a-race'),
  elsewhere: ofRace('a-track', 'a-day', 'a-race'),
});

/** Every screen in the shell's list of apps. */
export async function listedScreens(): Promise<readonly ListedScreen[]> {
  const { apps } = (await import(join(frontends, 'shell/apps.ts'))) as { apps: readonly Listed[] };
  return apps.flatMap(({ name, screens }) =>
    screens.map(({ view, paths, below = [], early, earlyBelow, earlyFirstTab }) => ({
      app: name,
      view,
      paths,
      below,
      ...(early && { early: early('saratoga'), earlyElsewhere: early('a-track') }),
      ...(earlyBelow && { earlyBelow: readsOf(earlyBelow) }),
      ...(earlyFirstTab && { earlyFirstTab: readsOf(earlyFirstTab) }),
    })),
  );
}
