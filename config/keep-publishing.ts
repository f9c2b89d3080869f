import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import { SECOND } from '#core/kernel/instant.ts';
import type { Get } from './wiring/provide.ts';

/** Between two looks for races that went off: until then a pick could be added that claims to be of before. */
const LOOK_MS = 20 * SECOND;

/** Publishes the heads of the record after the off of every real race. */
export function keepPublishing(get: Get): End {
  const failed = (error: unknown): void =>
    get('log').warn({ err: error }, 'the heads of the record could not be published after an off');
  const publish = async (): Promise<void> => {
    await get('publishHeadsAfterOffs')();
  };
  return repeatedly(LOOK_MS, () => publish().catch(failed), LOOK_MS);
}
