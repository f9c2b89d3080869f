import { HOUR } from '../../kernel/instant.ts';
import { instantOn, NOON, type RaceDay } from '../../kernel/race-day.ts';
import { profileOf, type Track } from '../track.ts';
import type { TrackProfile } from './track-facts.ts';
import { type ZoneName, zoneNamed, zoneNameOf } from './zones.ts';

type Country = NonNullable<TrackProfile['country']>;

const NAMES: Readonly<Record<Country, string>> = {
  US: 'the United States',
  CA: 'Canada',
  PR: 'Puerto Rico',
};

/** Country codes in card files. */
const CODES: ReadonlyMap<string, Country> = new Map([
  ['US', 'US'],
  ['USA', 'US'],
  ['CA', 'CA'],
  ['CAN', 'CA'],
  ['PR', 'PR'],
  ['PUR', 'PR'],
]);

/**
 * A sentence when a file gives another country (`AUS`) than the listed track of its code is in, so that it is a track
 * of the same code elsewhere; null when they agree or either country is unknown.
 */
export function sameCodeElsewhere({ slug, code, name }: Track, countryInFile: string | null): string | null {
  const country = profileOf(slug)?.country ?? null;
  const written = countryInFile?.trim().toUpperCase() ?? '';
  if (country === null || written === '' || CODES.get(written) === country) return null;
  return `${code} is ${name} in ${NAMES[country]}, but this card is from ${written.slice(0, 20)}: another track with the same code. Nothing was saved.`;
}

/** `Eastern`. */
const spoken = (zone: ZoneName): string => zone.charAt(0).toUpperCase() + zone.slice(1);

/** Producers print Arizona's time as mountain or Pacific, and some tracks near a border by the other side's clock. */
const HOURS_APART = 2;

/**
 * A sentence when a file's own times are hours away from those of the listed track of its code, so that it is a track of
 * the same code elsewhere; null when they agree or the file does not say.
 */
export function sameCodeOnOtherTime(
  { slug, code, name, timeZone }: Track,
  inFile: ZoneName | null,
  day: RaceDay,
): string | null {
  if (inFile === null || profileOf(slug) === null) return null;
  const apart = instantOn(day, NOON, timeZone) - instantOn(day, NOON, zoneNamed(inFile));
  if (Math.abs(apart) < HOURS_APART * HOUR) return null;
  const here = zoneNameOf(timeZone);
  const where = here === null ? timeZone : spoken(here);
  return `${code} is ${name} on ${where} time, but the post times of this card are on ${spoken(inFile)} time: another track with the same code. Nothing was saved.`;
}
