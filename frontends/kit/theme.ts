/** Light is "paper", dark is "under the lights"; system follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const themeKey = 'theme';
const listeners = new Set<() => void>();

/** The theme someone chose on this device, else system. */
export function chosenTheme(): Theme {
  try {
    const item = localStorage.getItem(themeKey);
    return item === 'light' || item === 'dark' ? item : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme at once and remembers it on this device where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that forbids storage still shows the theme for this visit.
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
