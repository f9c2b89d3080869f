import { log } from '#api/api.ts';
import { signsOfUse } from '../page-in-use.ts';

/**
 * Makes numbers show their sources from the first movement, tap or key on; a number under the pointer shows it
 * at once. A load that fails is tried again at the next sign.
 */
export function reportSourcesWhenUsed(): void {
  let touched: EventTarget | null = null;
  let hasKeys = false;
  let isLoading = false;
  async function load(event: Event): Promise<void> {
    if (event.type === 'click' || ('pointerType' in event && event.pointerType === 'mouse'))
      touched = event.target;
    hasKeys ||= event.type === 'keydown';
    if (isLoading) return;
    isLoading = true;
    try {
      const [sources, stops] = await Promise.all([
        import('./number-source.ts'),
        hasKeys || matchMedia('(pointer: fine)').matches ? import('./stops.ts') : null,
      ]);
      for (const sign of signsOfUse) document.removeEventListener(sign, load);
      sources.reportSources(document, touched, stops);
    } catch (error) {
      log.debug('No sources of numbers', error);
      isLoading = false;
    }
  }
  for (const sign of signsOfUse) document.addEventListener(sign, load);
}
