import { Option } from 'commander';

/** `--track aqueduct`: the track of a command; Saratoga by default. */
export const trackOption = (standard = 'default: saratoga'): Option =>
  new Option('--track <track>', `track, by its slug, number or code (${standard})`);
