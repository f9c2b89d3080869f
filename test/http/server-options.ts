import type { HttpDeps } from '#adapters/http/app.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { TrackRegister } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import type { Providers } from '#core/picks/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import type { Fetchers } from '#test/support/run-deps.ts';

/** What a test can put into its server. */
export interface ServerOptions {
  readonly cards?: readonly Card[];
  readonly results?: readonly ResultSheet[];
  readonly boards?: readonly Board[];
  readonly weather?: readonly WeatherReport[];
  readonly news?: readonly StoredNews[];
  readonly racingNow?: Instant;
  /** Changes reported after the cards were imported. */
  readonly changes?: readonly CardChange[];
  /** Sources that are set up; all of them, and well, when it is left out. */
  readonly fetchers?: Fetchers;
  /** Tracks registered by files. */
  readonly tracks?: TrackRegister;
  /** Slugs of the tracks that sources know. */
  readonly sourceTracks?: readonly string[];
  /** Outside models; none when it is left out. */
  readonly providers?: Providers;
  readonly settings?: Partial<HttpDeps['settings']>;
  readonly identity?: IdentityProvider | null;
  readonly web?: HttpDeps['web'];
  readonly hosts?: HttpDeps['useCases']['auth']['hosts'];
  /** Changes deps that are otherwise in memory. */
  readonly change?: (deps: HttpDeps) => HttpDeps;
}
