import { Option } from 'commander';

/** `--track aqueduct`: the track of a command; Saratoga when it is left out. */
export const trackOption = (standard = 'default: saratoga'): Option =>
  new Option('--track <slug>', `track, by its slug or number (${standard})`);
