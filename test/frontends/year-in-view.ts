import { viewDay, viewedYear } from '#kit/format.ts';

/** Remembers the year in view; the result puts it back, so that other test files see the one they expect. */
export function rememberedYear(): () => void {
  const year = viewedYear() ?? String(new Date().getFullYear());
  return () => viewDay(`${year}-01-01`);
}
