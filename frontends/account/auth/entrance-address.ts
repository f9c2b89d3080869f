/** Puts another address in place of this one, so that a used link is not in the way back. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}
