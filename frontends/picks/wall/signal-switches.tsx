import { useState } from 'react';
import { Button } from '#kit/kit.ts';
import type { SignalName } from './signals.ts';
import { allowSignal, canSignal, keepSignals, signal, signalNames } from './signals.ts';

const labels: Readonly<Record<SignalName, string>> = {
  sound: 'Sound',
  vibration: 'Vibration',
  notices: 'Notifications',
};
const refused: Readonly<Record<SignalName, string>> = {
  sound: 'This browser plays no sound here.',
  vibration: 'This device does not vibrate.',
  notices: 'Notifications are blocked. Allow them for this site in the browser’s settings.',
};

/** Switches for sound, vibration and notifications; one that is switched on is tried at once. */
export function SignalSwitches({
  on,
  onChange,
}: {
  readonly on: readonly SignalName[];
  readonly onChange: (names: readonly SignalName[]) => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const change = (names: readonly SignalName[]) => {
    keepSignals(names);
    onChange(names);
  };
  async function press(name: SignalName) {
    setProblem(null);
    if (on.includes(name)) return change(on.filter((other) => other !== name));
    if (!(await allowSignal(name))) return setProblem(refused[name]);
    change([...on, name]);
    signal([name], 'Day board', `${labels[name]} is on`);
  }
  return (
    <div className="wall-signals">
      <fieldset className="row">
        <legend className="small">Alert me by</legend>
        {signalNames
          .filter((name) => name !== 'vibration' || canSignal(name))
          .map((name) => (
            <Button key={name} tone="quiet" aria-pressed={on.includes(name)} onClick={() => void press(name)}>
              {labels[name]} {on.includes(name) ? 'on' : 'off'}
            </Button>
          ))}
      </fieldset>
      <p className="small" role="status">
        {problem}
      </p>
    </div>
  );
}
