import type { MachineClock } from '#core/accounts/ports.ts';
import { instant } from '#core/kernel/instant.ts';

export const machineClock: MachineClock = () => instant(Date.now());
