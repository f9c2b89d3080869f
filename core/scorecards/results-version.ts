import { registrationsText } from '../card/tracks/registrations.ts';
import type { ResultStore } from '../results/ports.ts';

/** Another text when results change, or the clock of a track that a file registered, on which their offs are told. */
export const resultsVersion = async (results: Pick<ResultStore, 'mark'>): Promise<string> =>
  `${await results.mark()} ${registrationsText()}`;
