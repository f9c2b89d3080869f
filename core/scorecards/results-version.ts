import { registrationsText } from '../card/tracks/registrations.ts';

/** Changes with the results and with the time zones of tracks that files registered, in which offs are given. */
export const resultsVersion = (mark: string): string => `${mark} ${registrationsText()}`;
