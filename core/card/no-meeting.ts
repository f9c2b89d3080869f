/** The code of a refusal by which a source says that a track does not race on a day: an answer, not a failure. */
export const NO_MEETING = 'source.no-meeting';
