import type { Instant } from '#core/kernel/instant.ts';
import type { Asked, SourceReply } from '../answering-server.ts';
import { type Answering, openAnsweringServer } from '../answering-server.ts';
import type { SourceServer } from '../source-server.ts';
import { type Failure, failing } from './failure.ts';
import { feedAnswer } from './feed.ts';
import { operatorFile } from './operator-files.ts';
import { operatorPage } from './operator-pages.ts';
import { newsAnswer, pedigreesAnswer, selectionsAnswer } from './press.ts';
import type { StandInDay } from './race-day.ts';
import type { StandInMoment } from './stand-in.ts';
import { nwsAnswer, openMeteoAnswer, openWeatherAnswer } from './weather.ts';

type Tell = (asked: Asked, moment: StandInMoment) => SourceReply | null;

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
} as const satisfies Readonly<Record<string, Tell>>;

export type StandInName = keyof typeof SOURCES;
export const STAND_INS = Object.keys(SOURCES) as readonly StandInName[];

/** Every source of the product in one process, a host each, all of one race day. */
export interface StandIns {
  /** What the product has to be told to ask them. */
  readonly settings: Readonly<Record<string, string>>;
  /** From now on a source fails so; null: it is well again. */
  fail(source: StandInName, failure: Failure | null): void;
  /** What the racing clock shows. */
  setNow(now: Instant): void;
  asked(source: StandInName): readonly Pick<Asked, 'path'>[];
  close(): Promise<void>;
}

const settingsOf = (url: (source: StandInName) => string): StandIns['settings'] => ({
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
export async function openStandIns(day: StandInDay, start: Instant): Promise<StandIns> {
  const failures = new Map<StandInName, Failure>();
  let now = start;
  const answering =
    (source: StandInName): Answering =>
    (asked) => {
      const failure = failures.get(source) ?? null;
      const well = SOURCES[source](asked, { day, now, failure });
      return well === null || failure === null ? well : failing(failure, well);
    };
  const servers = new Map<StandInName, Pick<SourceServer, 'url' | 'asked' | 'close'>>();
  for (const source of STAND_INS) servers.set(source, await openAnsweringServer(answering(source)));
  return {
    settings: settingsOf((source) => servers.get(source)?.url ?? ''),
    fail: (source, failure) =>
      void (failure === null ? failures.delete(source) : failures.set(source, failure)),
    setNow: (next) => {
      now = next;
    },
    asked: (source) => servers.get(source)?.asked ?? [],
    close: async () => {
      for (const server of servers.values()) await server.close();
    },
  };
}
