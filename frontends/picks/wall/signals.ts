import { log } from '#api/api.ts';
import { showNotice } from '../browser-notice.ts';

/** The ways the wall calls attention to an alert, each switched on by a press. */
export const signalNames = ['sound', 'vibration', 'notices'] as const;
export type SignalName = (typeof signalNames)[number];

const key = 'wallSignals';

/** The signals switched on in this browser; none where it keeps nothing. */
export function keptSignals(): readonly SignalName[] {
  try {
    const words = localStorage.getItem(key)?.split(' ') ?? [];
    return signalNames.filter((name) => words.includes(name));
  } catch {
    return [];
  }
}

/** Remembers them, as far as the browser keeps anything. */
export function keepSignals(names: readonly SignalName[]): void {
  try {
    localStorage.setItem(key, names.join(' '));
  } catch (error) {
    log.debug('Browser storage is off: the signals are on until the page closes', error);
  }
}

/** Whether this browser can give a signal. */
export const canSignal = (name: SignalName): boolean =>
  name === 'sound'
    ? 'AudioContext' in globalThis
    : name === 'vibration'
      ? 'vibrate' in navigator
      : 'Notification' in globalThis && Notification.permission !== 'denied';

const tones = [880, 1175] as const;
const toneSeconds = 0.18;

/** Two rising tones. Some browsers play only after the page was pressed once. */
function ring(): void {
  const sound = new AudioContext();
  tones.forEach((pitch, index) => {
    const tone = sound.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(sound.destination);
    tone.start(sound.currentTime + index * toneSeconds);
    tone.stop(sound.currentTime + (index + 1) * toneSeconds);
    if (index === tones.length - 1) tone.onended = () => void sound.close();
  });
}

const vibration = [200, 100, 200];

/** Gives the signals that are on; one that fails does not keep the others from being given. */
export function signal(names: readonly SignalName[], title: string, body: string): void {
  const ways: Readonly<Record<SignalName, () => void>> = {
    sound: ring,
    vibration: () => navigator.vibrate(vibration),
    notices: () => showNotice(title, body, `${title} ${body}`),
  };
  for (const name of names) {
    try {
      if (canSignal(name)) ways[name]();
    } catch (error) {
      log.debug(`Could not give the signal by ${name}`, error);
    }
  }
}

/** Asks for what a signal needs; false if the browser refuses it. */
export async function allowSignal(name: SignalName): Promise<boolean> {
  if (name !== 'notices') return canSignal(name);
  return canSignal(name) && (await Notification.requestPermission()) === 'granted';
}
