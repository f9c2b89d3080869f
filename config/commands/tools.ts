import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { Log } from '#core/kernel/functions.ts';
import type { Settings } from '../env.ts';
import type { Get } from '../wiring/provide.ts';

/** What the acts of a command are made of. */
export interface Tools {
  readonly get: Get;
  readonly settings: Settings;
  /** Opened by the first PDF that is read. */
  readonly pdf: PdfReader;
  readonly say: Log;
}
