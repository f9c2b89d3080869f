import type { QueryClient } from '@tanstack/react-query';
import type { ReadAddress } from '#api/api.ts';

/** Who may see a screen: anybody signed in. What an administrator may do is the server's decision. */
export type Access = 'member';

/** The addresses to read early for a race, by the parts of its address. */
type EarlyOfRace = (
  ...parts: readonly [slug: string, day: string, raceNumber: string]
) => readonly ReadAddress[];

/** One screen: its name (page title and label), the view its app shows, the paths that lead to it. */
export type Screen = {
  readonly name: string;
  readonly view: string;
  readonly paths: readonly string[];
  /** Beginnings of addresses that lead to it too: `/race/` for `/race/saratoga/2025-08-02/4`. */
  readonly below?: readonly string[];
  readonly access: Access;
  /** Requests what the screen shows while the session is still being checked. */
  readonly prefetch?: (client: QueryClient) => void;
  /** What it reads first at a track: sent before any module has loaded, if the address names nothing but the track. */
  readonly early?: (slug: string) => readonly ReadAddress[];
  /** The same at an address below, by its parts after the first. */
  readonly earlyBelow?: EarlyOfRace;
  /** What its first tab reads besides, if the address names no tab. */
  readonly earlyFirstTab?: EarlyOfRace;
};

type Module = {
  readonly bootstrap: unknown;
  readonly mount: unknown;
  readonly unmount: unknown;
  /** Loads a view of the app before it is drawn. */
  readonly preload?: (view: string) => void;
};

/** One micro-frontend: built on its own, fetched when one of its screens is wanted. */
export type App = {
  readonly name: string;
  readonly label: string;
  readonly load: () => Promise<Module>;
  readonly screens: readonly Screen[];
};
