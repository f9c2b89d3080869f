/** Asking before something is done. Fetched only with a screen that has something to confirm. */
export { ConfirmDialog } from './confirm-dialog.tsx';
