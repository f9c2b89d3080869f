const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `11th`. */
export const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)] ?? 'th'}`;
