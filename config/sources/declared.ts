import * as list from './list.ts';

export type Source = (typeof list)[keyof typeof list];
export type SourceOf<Kind extends Source['kind']> = Extract<Source, { readonly kind: Kind }>;

type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The settings of every source, under their names in the environment. */
export type SourceSettings = AllOf<Source['settings']>;
export type SourceSettingName = keyof SourceSettings;

const SOURCES: readonly Source[] = Object.values(list);

export const sourcesOf = <Kind extends Source['kind']>(kind: Kind): readonly SourceOf<Kind>[] =>
  SOURCES.filter((source): source is SourceOf<Kind> => source.kind === kind);

/** Sources of entries, changes, odds and results, in the order they are asked. */
export const RACING_SOURCES = sourcesOf('racing').toSorted((a, b) => a.order - b.order);
export const WEATHER_SERVICES = sourcesOf('weather');

/** Throws when two sources declare the same setting. */
function joinedSettings(): SourceSettings {
  const names = SOURCES.flatMap(({ settings }) => Object.keys(settings));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two sources declare the setting ${twice}.`);
  return Object.assign({}, ...SOURCES.map(({ settings }) => settings));
}

export const sourceSettings = joinedSettings();
export const secretsOfSources: readonly SourceSettingName[] = SOURCES.flatMap<SourceSettingName>(
  ({ secrets }) => secrets,
);
