import { log } from '#api/api.ts';

/** Makes numbers show their sources, loaded once the first screen is up. */
export async function reportSourcesSoon(): Promise<void> {
  try {
    (await import('./number-source.ts')).reportSources(document);
  } catch (error) {
    log.debug('Could not load the sources of the numbers', error);
  }
}
