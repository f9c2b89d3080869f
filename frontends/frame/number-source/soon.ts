import { log } from '#api/api.ts';

/** Has numbers tell where they come from, fetched once the first screen stands. */
export async function reportSourcesSoon(): Promise<void> {
  try {
    (await import('./number-source.ts')).reportSources(document);
  } catch (error) {
    log.debug('Numbers do not tell where they come from', error);
  }
}
