import type { Instant } from '#core/kernel/instant.ts';
import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import { type Answering, openAnsweringServer } from '../answering-server.ts';
import type { SourceServer } from '../source-server.ts';
import { type Failure, failing } from './failure.ts';
import type { FakeMoment } from './fake-source.ts';
import { feedAnswer } from './feed.ts';
import { operatorFile } from './operator-files.ts';
import { operatorPage } from './operator-pages.ts';
import { newsAnswer, pedigreesAnswer, selectionsAnswer } from './press.ts';
import type { FakeDay } from './race-day.ts';
import { nwsAnswer, openMeteoAnswer, openWeatherAnswer } from './weather.ts';

type AnswerAs = (request: ReceivedRequest, moment: FakeMoment) => SourceReply | null;

const SOURCES = {
  'racing-api': feedAnswer,
  otb: operatorFile,
  nyra: operatorPage,
  nws: nwsAnswer,
  'open-meteo': openMeteoAnswer,
  openweather: openWeatherAnswer,
  news: newsAnswer,
  experts: selectionsAnswer,
  pedicapper: pedigreesAnswer,
} as const satisfies Readonly<Record<string, AnswerAs>>;

export type FakeSourceName = keyof typeof SOURCES;
export const FAKE_SOURCES = Object.keys(SOURCES) as readonly FakeSourceName[];

/** Every source of the product in one process, a host each, all of one race day. */
export interface FakeProviders {
  /** The settings the product needs to call them. */
  readonly settings: Readonly<Record<string, string>>;
  /** From now on a source fails so; null: it is well again. */
  fail(source: FakeSourceName, failure: Failure | null): void;
  /** What the racing clock shows. */
  setNow(now: Instant): void;
  requestsTo(source: FakeSourceName): readonly Pick<ReceivedRequest, 'path'>[];
  close(): Promise<void>;
}

const settingsOf = (url: (source: FakeSourceName) => string): FakeProviders['settings'] => ({
  RACING_API_USERNAME: 'stable',
  RACING_API_PASSWORD: 'a password of the tests',
  RACING_API_BASE_URL: url('racing-api'),
  OTB_BASE_URL: url('otb'),
  NYRA_BASE_URL: url('nyra'),
  WEATHER_SOURCE: 'nws',
  NWS_BASE_URL: url('nws'),
  OPEN_METEO_BASE_URL: url('open-meteo'),
  OPENWEATHER_API_KEY: 'a key of the tests',
  OPENWEATHER_BASE_URL: url('openweather'),
  NEWS_FEEDS: `Stand-in News=${url('news')}/feed.rss,Stand-in Wire=${url('news')}/feed.atom`,
  EXPERT_PICKS_SOURCES: `Stand-in Clocker=${url('experts')}/picks`,
  PEDICAPPER_SOURCE: `${url('pedicapper')}/pedigrees/{date}.csv`,
});

/** Opens them all; each listens on a port of its own, so that the product's manners go host by host. */
export async function openFakeSources(day: FakeDay, start: Instant): Promise<FakeProviders> {
  const failures = new Map<FakeSourceName, Failure>();
  let now = start;
  const answering =
    (source: FakeSourceName): Answering =>
    (request) => {
      const failure = failures.get(source) ?? null;
      const well = SOURCES[source](request, { day, now, failure });
      return well === null || failure === null ? well : failing(failure, well);
    };
  const servers = new Map<FakeSourceName, Pick<SourceServer, 'url' | 'requests' | 'close'>>();
  for (const source of FAKE_SOURCES) servers.set(source, await openAnsweringServer(answering(source)));
  return {
    settings: settingsOf((source) => servers.get(source)?.url ?? ''),
    fail: (source, failure) =>
      void (failure === null ? failures.delete(source) : failures.set(source, failure)),
    setNow: (next) => {
      now = next;
    },
    requestsTo: (source) => servers.get(source)?.requests ?? [],
    close: async () => {
      for (const server of servers.values()) await server.close();
    },
  };
}
