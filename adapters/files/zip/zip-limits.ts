/** What a zip file may cost. */
export interface ZipLimits {
  /** Of the zip itself. */
  readonly fileBytes: number;
  /** Entries in it, folders included. */
  readonly entries: number;
  /** Of one file in it, unpacked. */
  readonly memberBytes: number;
}

/** A card or chart is sold as a zip of one file; a month of one track has some twenty. */
export const ZIP_LIMITS: ZipLimits = {
  fileBytes: 1024 * 1024 * 1024,
  entries: 500,
  memberBytes: 32 * 1024 * 1024,
};
