import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Percent by kind of pool, and how they are known. */
export interface SheetTakeout {
  readonly win_place_show: number | null;
  readonly exacta: number | null;
  readonly daily_double: number | null;
  readonly trifecta: number | null;
  readonly superfecta: number | null;
  readonly pick3: number | null;
  readonly pick4: number | null;
  readonly pick5: number | null;
  readonly pick6: number | null;
  readonly year: number | null;
  readonly source: string;
  readonly confidence: string;
  readonly note: string | null;
}

export interface SheetTrack {
  readonly code: string;
  readonly aliases: readonly string[];
  readonly slug: string;
  readonly name: string;
  readonly short_name: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly coordinate_accuracy_km: number;
  readonly main_surface: string;
  readonly has_turf: boolean | null;
  readonly circumference_furlongs: number | null;
  readonly other_surfaces: readonly { readonly surface: string }[];
  readonly status: string;
  readonly closed: string | null;
  readonly usual_months: readonly number[] | null;
  readonly takeout: SheetTakeout | null;
  readonly takeout_old: SheetTakeout | null;
  /** How each fact is known, in words; null where the fact is unknown. */
  readonly confidence: {
    readonly code: string;
    readonly coordinates: string;
    readonly surface: string;
    readonly circumference: string | null;
    readonly status: string;
    readonly months: string | null;
  };
}

interface TrackSheet {
  readonly tracks: readonly SheetTrack[];
  readonly minor_codes: readonly { readonly code: string; readonly name: string; readonly region: string }[];
}

const path = fileURLToPath(new URL('../../../shared/sources/tracks.json', import.meta.url));

/** The fact sheet of tracks beside the project, or null, said in one plain line, when it is not there. */
export function trackSheet(): TrackSheet | null {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  process.stdout.write('  ../shared/sources/tracks.json is not here: its tests do not run\n');
  return null;
}
