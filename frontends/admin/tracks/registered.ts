import type { Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import { numbered } from '#kit/kit.ts';
import { withToasts } from '../mutation-with-toasts.ts';
import { refetchAt } from '../queries.ts';

export type RegisteredTrack = Reply<'GET /api/admin/tracks'>[number];
export type Zone = RegisteredTrack['zone'];

export const zoneChoices: readonly { readonly value: Zone; readonly label: string }[] = [
  { value: 'eastern', label: 'Eastern' },
  { value: 'central', label: 'Central' },
  { value: 'mountain', label: 'Mountain' },
  { value: 'arizona', label: 'Arizona' },
  { value: 'pacific', label: 'Pacific' },
  { value: 'atlantic', label: 'Atlantic (Puerto Rico)' },
  { value: 'saskatchewan', label: 'Saskatchewan' },
];

const origins: Readonly<Record<NonNullable<RegisteredTrack['zoneOrigin']>, string>> = {
  chosen: 'chosen at import',
  'post-times': 'from the post times of its card',
  machine: 'taken from the computer that imported it',
  assumed: 'assumed',
  corrected: 'corrected',
};

/** `Mountain time, assumed`. */
export function zoneText({ zone, zoneOrigin }: Pick<RegisteredTrack, 'zone' | 'zoneOrigin'>): string {
  const label = zoneChoices.find(({ value }) => value === zone)?.label ?? zone;
  return zoneOrigin === null ? `${label} time` : `${label} time, ${origins[zoneOrigin]}`;
}

export type Correction = { readonly slug: string; readonly name?: string; readonly zone?: Zone };

/** Only the changed fields; null if nothing changed. */
export function correctionOf(track: RegisteredTrack, name: string, zone: Zone): Correction | null {
  const isRenamed = name.trim() !== '' && name.trim() !== track.name;
  if (!isRenamed && zone === track.zone) return null;
  return { slug: track.slug, ...(isRenamed && { name: name.trim() }), ...(zone !== track.zone && { zone }) };
}

export const correcting = withToasts(
  'Track Not Corrected',
  async ({ slug, ...body }: Correction) => {
    const { track, racesMoved } = await call('PATCH /api/admin/tracks/{slug}', { params: { slug }, body });
    const moved =
      racesMoved === 0
        ? ''
        : ` Moved the post times of ${numbered(racesMoved, 'race')} to the new time zone.`;
    return { message: `${track.name ?? track.code}: ${zoneText(track)}.${moved}` };
  },
  () => refetchAt(/^\/api\/(?:admin\/)?tracks/),
);
