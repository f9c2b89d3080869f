/** After a link was followed: top of the page, and the focus at the screen, as a page load would have it. */
export function settle(): void {
  window.scrollTo(0, 0);
  document.getElementById('screen')?.focus({ preventScroll: true });
}

/** Whether a link changes only the query of an address: another tab of the screen that is shown. */
export const isSameScreen = (href: string, path: string): boolean => href.split(/[?#]/)[0] === path;
