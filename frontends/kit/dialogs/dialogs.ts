/** Dialogs, one that asks before something is done among them. Fetched only with a screen that opens one. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
