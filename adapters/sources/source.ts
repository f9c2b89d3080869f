import type { z } from 'zod';
import type { EntrySource, LateSource, MeetingSource } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { SECOND } from '#core/kernel/instant.ts';
import type { BoardSource } from '#core/odds/use-cases/fetch-boards.ts';
import { type SourceTracks, tracksText } from '#core/operations/source-tracks.ts';
import type { ReadNews, ReadPedigrees, ReadSelections } from '#core/press/ports.ts';
import type { ResultSource } from '#core/results/ports.ts';
import type { WeatherSource } from '#core/weather/ports.ts';
import type { OpenHost } from './host/asking.ts';

/** What each source is made from. */
export interface SourceDeps {
  readonly openHost: OpenHost;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Requests to one host for a race day, and the pause between two of them. */
export interface HostEffort {
  readonly requests: number;
  readonly gapMs: number;
}

export const brisk = (requests: number): HostEffort => ({ requests, gapMs: 1 * SECOND });
export const calm = (requests: number): HostEffort => ({ requests, gapMs: 2 * SECOND });

/** The tracks of a source that covers only some, by slug. */
export const onlyTracks = (source: string, slugs: readonly string[]): SourceTracks => ({
  known: slugs,
  sentence: `${source} is set up for ${tracksText(slugs)}.`,
});

/** Settings of a source as read, under their names in the environment. */
type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** What every source declares about its settings. */
interface Declared<Shape extends z.ZodRawShape> {
  /** Under their names in the environment. */
  readonly settings: Shape;
  /** Those without which the source is off; `doctor` and the source's runs say to set them. */
  readonly needs: readonly (keyof Shape & string)[];
  /** Those whose value is never printed. */
  readonly secrets: readonly (keyof Shape & string)[];
}

/** A weather service. It is used when WEATHER_SOURCE names it. */
export interface WeatherService<Id extends string, Shape extends z.ZodRawShape> extends Declared<Shape> {
  readonly kind: 'weather';
  readonly id: Id;
  readonly effort: HostEffort;
  readonly tracks: SourceTracks;
  readonly make: (deps: SourceDeps, settings: Values<Shape>) => WeatherSource;
}

/** What one racing source reports of a day. */
export interface RacingFacts {
  readonly entries?: EntrySource;
  readonly changes?: LateSource;
  readonly boards?: BoardSource;
  readonly results?: ResultSource;
  readonly meetings?: MeetingSource;
}

/** A source of entries, changes, odds or results. It is used when what it needs is set. */
export interface RacingSource<Id extends string, Shape extends z.ZodRawShape> extends Declared<Shape> {
  readonly kind: 'racing';
  /** As ODDS_SOURCE names it. */
  readonly id: Id;
  /** Where several report the same facts, the lowest is asked first. */
  readonly order: number;
  /** Its entries count only where no other source reports any. */
  readonly hasLastResortEntries: boolean;
  /** The setting of its address. For odds, ODDS_BASE_URL takes its place. */
  readonly address: keyof Shape & string;
  /** What each kind of fact takes on a day of so many races; a kind that is missing is not offered. */
  readonly effort: { readonly [Fact in keyof RacingFacts]: (races: number) => HostEffort };
  readonly tracks: (settings: Values<Shape>) => SourceTracks;
  readonly make: (deps: SourceDeps, settings: Values<Shape>) => RacingFacts;
}

interface Readers {
  readonly news: ReadNews;
  readonly experts: ReadSelections;
  readonly pedigrees: ReadPedigrees;
}

/** A source of news, expert picks or pedigree figures. It is used when what it needs is set. */
export interface PressSource<Kind extends keyof Readers, Shape extends z.ZodRawShape>
  extends Declared<Shape> {
  readonly kind: Kind;
  /** Null where no host is asked. */
  readonly effort: (settings: Values<Shape>) => HostEffort | null;
  readonly tracks: SourceTracks;
  readonly make: (deps: SourceDeps, settings: Values<Shape>) => Readers[Kind];
}

export const weatherService = <const Id extends string, Shape extends z.ZodRawShape>(
  service: Omit<WeatherService<Id, Shape>, 'kind'>,
): WeatherService<Id, Shape> => ({ kind: 'weather', ...service });

export const racingSource = <const Id extends string, Shape extends z.ZodRawShape>(
  source: Omit<RacingSource<Id, Shape>, 'kind'>,
): RacingSource<Id, Shape> => ({ kind: 'racing', ...source });

export const pressSource = <Kind extends keyof Readers, Shape extends z.ZodRawShape>(
  source: PressSource<Kind, Shape>,
): PressSource<Kind, Shape> => source;
