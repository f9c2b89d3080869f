import { makeUnlessPaused, type UnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Goes before every way on which a source is asked. */
    readonly unlessPaused: UnlessPaused;
  }
}

export const pausesWiring = () =>
  wiring({
    unlessPaused: (get) => makeUnlessPaused({ pauses: get('pauses'), clock: get('machineClock') }),
  });
