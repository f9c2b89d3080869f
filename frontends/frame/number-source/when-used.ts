import { log } from '#api/api.ts';

const signs = ['pointerover', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Makes numbers show their sources from the first movement, tap or key on; a number pressed before that shows its source then.
 * A load that fails is tried again at the next sign.
 */
export function reportSourcesWhenUsed(): void {
  let pressed: EventTarget | null = null;
  let isLoading = false;
  async function load({ type, target }: Event): Promise<void> {
    if (type === 'click') pressed = target;
    if (isLoading) return;
    isLoading = true;
    try {
      const { reportSources } = await import('./number-source.ts');
      for (const sign of signs) document.removeEventListener(sign, load);
      reportSources(document, pressed);
    } catch (error) {
      log.debug('Could not load the sources of the numbers', error);
      isLoading = false;
    }
  }
  for (const sign of signs) document.addEventListener(sign, load);
}
