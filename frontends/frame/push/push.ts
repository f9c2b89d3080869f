import { lazyPart } from '#frame/frame.ts';

/** Notifications while no page is open, on or off in this browser; fetched after the screen it is on. */
export const PushSwitch = lazyPart(async () => (await import('./push-switch.tsx')).PushSwitch, null);
/** The same with the member's other devices. */
export const PushCard = lazyPart(async () => (await import('./push-card.tsx')).PushCard, null);
