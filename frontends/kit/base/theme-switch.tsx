import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../icons.ts';
import type { Theme } from '../theme.ts';
import { chooseTheme, chosenTheme, onThemeChange } from '../theme.ts';

const themes: readonly { key: Theme; label: string; Icon: typeof SunIcon }[] = [
  { key: 'system', label: 'Follow the system', Icon: SystemIcon },
  { key: 'light', label: 'Paper (light)', Icon: SunIcon },
  { key: 'dark', label: 'Under the lights (dark)', Icon: MoonIcon },
];

/** System, paper or under the lights; remembered on this device. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system');
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {themes.map(({ key, label, Icon }) => (
        <button
          key={key}
          type="button"
          className="icon-button"
          title={label}
          aria-label={label}
          aria-pressed={theme === key}
          onClick={() => chooseTheme(key)}
        >
          <Icon size={16} />
        </button>
      ))}
    </fieldset>
  );
}
