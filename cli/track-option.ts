import { Option } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';

/** `--track aqueduct`: the track of a command, Saratoga by default; every command about a day of a track takes it. */
export const trackOption = (standard = `default: ${DEFAULT_TRACK_SLUG}`): Option =>
  new Option('--track <track>', `track, by its slug, number or code (${standard})`);

/** `--track` of a command about many days; all tracks by default. */
export const anyTrackOption = (): Option => trackOption('default: all tracks');
