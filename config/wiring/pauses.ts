import { makeUnlessPaused, type UnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import { machineClockId } from './machine.ts';
import { id, wiring } from './provide.ts';
import { pausesId } from './stores.ts';

/** Goes before every way on which a source is asked. */
export const unlessPausedId = id<UnlessPaused>('unless paused');

export const pausesWiring = () =>
  wiring((provide) => {
    provide(unlessPausedId, (get) => makeUnlessPaused({ pauses: get(pausesId), clock: get(machineClockId) }));
  });
