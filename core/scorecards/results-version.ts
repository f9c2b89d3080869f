import { registrationsText } from '../card/tracks/registrations.ts';

/** Another text when the mark of results changes, or the clock of a track that a file registered, on which offs are told. */
export const resultsVersion = (mark: string): string => `${mark} ${registrationsText()}`;
