import type { HostEffort, RacingFacts } from '#adapters/sources/source.ts';
import { listText } from '#core/kernel/text.ts';
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

/** Sources of a kind of facts that are set up, in the order they are asked. */
export function racingSourcesFor(fact: 'entries' | 'changes' | 'results', values: SourceValues) {
  const sources = offering(fact).filter((source) => isSetUp(source, values));
  const usual = sources.filter((source) => fact !== 'entries' || !source.hasLastResortEntries);
  return usual.length > 0 ? usual : sources;
}

/** The settings of a source when it is asked for odds: ODDS_BASE_URL takes the place of its address. */
const forOdds = ({ address }: RacingSource, values: SourceValues): SourceValues =>
  values.ODDS_BASE_URL === undefined ? values : { ...values, [address]: values.ODDS_BASE_URL };

/** Where odds come from: the source ODDS_SOURCE names, else the first that is set up; null without any. */
export function oddsSource(
  values: SourceValues,
): { readonly source: RacingSource; readonly values: SourceValues } | null {
  const { ODDS_SOURCE: named } = values;
  const source = offering('boards').find(
    (source) => (named === undefined || source.id === named) && isSetUp(source, forOdds(source, values)),
  );
  return source === undefined ? null : { source, values: forOdds(source, values) };
}

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
