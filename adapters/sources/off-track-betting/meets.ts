import { type Track, trackByCode } from '#core/card/track.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { listField } from '../setting-fields.ts';
import { type Meet, SARATOGA } from './index.ts';
import { SOURCE } from './parse.ts';

const NUMBERED = /^([A-Za-z]{2,3})\s*=\s*(\d{1,5})$/;

function meetIn(text: string): Meet | null {
  const [, code = '', number] = NUMBERED.exec(text) ?? [];
  const track = trackByCode(code.toUpperCase());
  return track === null || number === undefined ? null : { meetNumber: Number(number), track: track.code };
}

const isEachOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** `AQU=17, GP=25`: the operator's track numbers, which it does not publish. */
export const meetsField = listField
  .refine(
    (parts) => parts.every((part) => meetIn(part) !== null),
    'must be known track codes with their numbers, separated by commas: AQU=17, GP=25',
  )
  .refine((parts) => {
    const meets = knownMeets(parts);
    return (
      isEachOnce(meets.map(({ track }) => track)) && isEachOnce(meets.map(({ meetNumber }) => meetNumber))
    );
  }, `must list each track once, each with a different number; ${SARATOGA.track} is ${SARATOGA.meetNumber} unless listed`);

/** The tracks whose number is known: those in the setting, and Saratoga. */
export function knownMeets(setting: readonly string[] = []): readonly Meet[] {
  const meets = setting.flatMap((part) => meetIn(part) ?? []);
  return meets.some(({ track }) => track === SARATOGA.track) ? meets : [SARATOGA, ...meets];
}

/** Slugs of the tracks whose number is known. */
export const tracksOfMeets = (meets: readonly Meet[]): readonly string[] =>
  meets.flatMap(({ track }) => trackByCode(track)?.slug ?? []);

/** Refuses ('not-found', `source.no-such-track`) a track whose number is not known. */
export function meetOf(track: Track, meets: readonly Meet[]): Meet {
  const found = meets.find((meet) => meet.track === track.code);
  if (found !== undefined) return found;
  const sentence = `${SOURCE} has no known number for ${track.displayName}; set it in OTB_MEETS.`;
  throw new Refusal('not-found', 'source.no-such-track', sentence);
}
