import type { HostEffort, RacingFacts } from '#adapters/sources/source.ts';
import { listText } from '#core/kernel/text.ts';
import { knowsTrack, type SourceTracks, tracksTogether } from '#core/operations/source-tracks.ts';
import {
  RACING_SOURCES,
  type SourceOf,
  type SourceSettingName,
  sourcesOf,
  WEATHER_SERVICES,
} from './declared.ts';
import type { SourceValues } from './settings.ts';

type RacingSource = SourceOf<'racing'>;
type Fact = keyof RacingFacts;
interface Needy {
  readonly needs: readonly SourceSettingName[];
}

/** A blank list of addresses is none. */
const isGiven = (value: string | readonly string[] | undefined): boolean =>
  value !== undefined && value.length > 0;

/** Everything that it needs is set; half an account is none. */
const isSetUp = ({ needs }: Needy, values: SourceValues): boolean =>
  needs.every((name) => isGiven(values[name]));

const effortOn = (source: RacingSource, fact: Fact): ((races: number) => HostEffort) | undefined =>
  source.effort[fact];

const offering = (fact: Fact): readonly RacingSource[] =>
  RACING_SOURCES.filter((source) => effortOn(source, fact) !== undefined);

type Slug = string;

const isFor = (source: RacingSource, values: SourceValues, track: Slug | null): boolean =>
  track === null || knowsTrack(source.tracks(values).known, track);

/** Sources set up for a kind of fact that cover a track (or any track, if null), in the order they are asked. */
export function racingSourcesFor(
  fact: 'entries' | 'changes' | 'results' | 'meetings',
  values: SourceValues,
  track: Slug | null = null,
): readonly RacingSource[] {
  const sources = offering(fact).filter((source) => isSetUp(source, values) && isFor(source, values, track));
  const usual = sources.filter((source) => fact !== 'entries' || !source.hasLastResortEntries);
  return usual.length > 0 ? usual : sources;
}

/** The settings of a source when it is asked for odds: ODDS_BASE_URL takes the place of its address. */
const forOdds = ({ address }: RacingSource, values: SourceValues): SourceValues =>
  values.ODDS_BASE_URL === undefined ? values : { ...values, [address]: values.ODDS_BASE_URL };

const canGiveOdds = (source: RacingSource, values: SourceValues): boolean =>
  (values.ODDS_SOURCE === undefined || source.id === values.ODDS_SOURCE) &&
  isSetUp(source, forOdds(source, values));

/**
 * Where the odds of a track (null: of any) come from: the source ODDS_SOURCE names, else the first that is set up and
 * knows the track; null without any.
 */
export function oddsSource(
  values: SourceValues,
  track: Slug | null = null,
): { readonly source: RacingSource; readonly values: SourceValues } | null {
  const source = offering('boards').find(
    (source) => canGiveOdds(source, values) && isFor(source, values, track),
  );
  return source === undefined ? null : { source, values: forOdds(source, values) };
}

/** The tracks covered for a kind of fact by the sources set up or, while none is, by those that could be. */
export function racingTracks(fact: Fact, values: SourceValues): SourceTracks {
  const setUp = offering(fact).filter((source) =>
    fact === 'boards' ? canGiveOdds(source, values) : isSetUp(source, values),
  );
  const sources = setUp.length > 0 ? setUp : offering(fact);
  return tracksTogether(sources.map((source) => source.tracks(values)));
}

/** Each racing source set up, with a sentence on the tracks it covers. */
export const trackSentences = (values: SourceValues): readonly { id: string; sentence: string }[] =>
  RACING_SOURCES.filter((source) => isSetUp(source, values)).map((source) => ({
    id: source.id,
    sentence: source.tracks(values).sentence,
  }));

export const racingEffort = (source: RacingSource, fact: Fact, races: number): HostEffort | null =>
  effortOn(source, fact)?.(races) ?? null;

/** The service WEATHER_SOURCE names; null when none is named. */
export const weatherService = ({ WEATHER_SOURCE }: SourceValues): SourceOf<'weather'> | null =>
  WEATHER_SERVICES.find(({ id }) => id === WEATHER_SOURCE) ?? null;

/** Sources of news, expert picks or pedigree figures that are set up. */
export const pressSources = <Kind extends 'news' | 'experts' | 'pedigrees'>(
  kind: Kind,
  values: SourceValues,
): readonly SourceOf<Kind>[] => sourcesOf(kind).filter((source) => isSetUp(source, values));

/** Some source is set up. */
export const isAnySourceChosen = (values: SourceValues): boolean =>
  values.WEATHER_SOURCE !== undefined ||
  values.ODDS_BASE_URL !== undefined ||
  RACING_SOURCES.some((source) => isSetUp(source, values)) ||
  (['news', 'experts', 'pedigrees'] as const).some((kind) => pressSources(kind, values).length > 0);

/** What the chosen weather service lacks, as one sentence; null when it lacks nothing. */
export function missingSetting(values: SourceValues): string | null {
  const service = weatherService(values);
  if (service === null || isSetUp(service, values)) return null;
  return `WEATHER_SOURCE=${service.id} needs ${listText(service.needs)}.`;
}

const needsText = ({ needs }: Needy): string => listText(needs);

/** `set NEWS_FEEDS`. */
export const howToSetUpPress = (kind: 'news' | 'experts' | 'pedigrees'): string =>
  `set ${listText(sourcesOf(kind).map(needsText), 'or')}`;

/** `set RACING_API_USERNAME and RACING_API_PASSWORD, NYRA_BASE_URL or OTB_BASE_URL`; accounts come before addresses. */
export function howToSetUpRacing(fact: Fact): string {
  const isLast = (source: RacingSource) => fact === 'entries' && source.hasLastResortEntries;
  const sources = offering(fact).toSorted(
    (a, b) => Number(isLast(a)) - Number(isLast(b)) || b.needs.length - a.needs.length,
  );
  return `set ${listText([...sources.map(needsText), ...(fact === 'boards' ? ['ODDS_BASE_URL'] : [])], 'or')}`;
}
