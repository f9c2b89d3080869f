/** Limits on a zip file. */
export interface ZipLimits {
  /** Of the zip itself. */
  readonly fileBytes: number;
  /** Entries in it, folders included. */
  readonly entries: number;
  /** Of one file in it, unpacked. */
  readonly memberBytes: number;
  /** Of all its wanted files together, unpacked. */
  readonly totalBytes: number;
}

/** Cards and charts are sold one to a zip; a track's month has about twenty, a few megabytes each at most. */
export const ZIP_LIMITS: ZipLimits = {
  fileBytes: 1024 * 1024 * 1024,
  entries: 500,
  memberBytes: 32 * 1024 * 1024,
  totalBytes: 4 * 1024 * 1024 * 1024,
};
