import { log } from '#api/api.ts';

const signs = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Makes numbers show their sources from the first movement, tap or key on; a tap on a number before that is answered then. */
export function reportSourcesWhenUsed(): void {
  let pressed: EventTarget | null = null;
  const notePress = ({ target }: Event): void => {
    pressed = target;
  };
  async function load(): Promise<void> {
    for (const sign of signs) document.removeEventListener(sign, load);
    try {
      const { reportSources } = await import('./number-source.ts');
      document.removeEventListener('click', notePress);
      reportSources(document, pressed);
    } catch (error) {
      log.debug('Could not load the sources of the numbers', error);
    }
  }
  for (const sign of signs) document.addEventListener(sign, load);
  document.addEventListener('click', notePress);
}
