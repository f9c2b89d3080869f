import { MINOR_ROWS, type MinorRow } from './minor-rows.ts';
import { REGISTERED_ROWS, type RegisteredRow } from './registered-rows.ts';
import { evidenceOfKinds, MINOR_EVIDENCE } from './track-evidence.ts';
import type { Season, Track, TrackProfile } from './track-facts.ts';
import { zoneNamed } from './zones.ts';

/** A track and what is known about it. */
export interface Registered {
  readonly track: Track;
  readonly profile: TrackProfile;
}

/** Seasons whose dates are known. */
const SEASONS: Readonly<Record<string, Season>> = {
  SAR: { from: '07-10', to: '09-10' },
  DMR: { from: '07-17', to: '09-07' },
};

/** `1-4 11` as 1, 2, 3, 4, 11. */
function monthsOf(text: string): readonly number[] {
  return text.split(' ').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function registered(row: RegisteredRow): Registered {
  const [id, code, otherCodes, slug, displayName, name, city, region, country, timeZone, ...more] = row;
  const [latitude, longitude, accuracyKm, mainSurface, secondSurface, hasTurf, furlongsAround, ...state] =
    more;
  const [status, closedOn, usualMonths, codeEvidence, statusEvidence, surfaces, months] = state;
  const season = SEASONS[code] ?? null;
  const isActive = status === 'open' && statusEvidence !== 'not checked';
  return {
    track: { id, slug, code, name, displayName, isActive, timeZone, season },
    profile: {
      otherCodes: otherCodes === '' ? [] : otherCodes.split(' '),
      city,
      region,
      country,
      coordinates: { latitude, longitude, accuracyKm },
      mainSurface,
      secondSurface,
      hasTurf,
      furlongsAround,
      status,
      closedOn,
      usualMonths: usualMonths === null ? null : monthsOf(usualMonths),
      evidence: evidenceOfKinds({
        code: codeEvidence,
        status: statusEvidence,
        surfaces,
        usualMonths: months,
        accuracyKm,
        isCircumferenceKnown: furlongsAround !== null,
      }),
    },
  };
}

const minor = ([id, code, slug, name, region, zone, status, closedOn]: MinorRow): Registered => ({
  track: {
    id,
    slug,
    code,
    name,
    displayName: name,
    isActive: false,
    timeZone: zoneNamed(zone),
    season: null,
  },
  profile: {
    otherCodes: [],
    city: null,
    region,
    country: null,
    coordinates: null,
    mainSurface: null,
    secondSurface: null,
    hasTurf: null,
    furlongsAround: null,
    status,
    closedOn,
    usualMonths: null,
    evidence: MINOR_EVIDENCE,
  },
});

/** Every registered track: the well-documented ones first, then the minor ones, each by code. */
export const REGISTERED: readonly Registered[] = [
  ...REGISTERED_ROWS.map(registered),
  ...MINOR_ROWS.map(minor),
];
