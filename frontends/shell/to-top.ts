/** Top of the page, and the focus at the screen, as a page load would have it. */
export function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('screen')?.focus({ preventScroll: true });
}
