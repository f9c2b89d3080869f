/** Changes of the notebook that this browser keeps until the server has them. Fetched only with a part that makes such changes. */
export { newItemId } from './item-id.ts';
export type { Outcome } from './keep-and-send.ts';
export { keepAndSend } from './keep-and-send.ts';
export type { Change, Unsent } from './outbox.ts';
export { UnsentMark } from './unsent-mark.tsx';
export { UnsentNote } from './unsent-note.tsx';
export { useUnsent } from './use-unsent.ts';
