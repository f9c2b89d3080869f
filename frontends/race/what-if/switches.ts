import { useQueryValue } from '#frame/frame.ts';

export const switchNames = ['scratch', 'surface', 'going', 'pace'] as const;
export type SwitchName = (typeof switchNames)[number];

/** What the address switches on the race; null where it leaves it as it is. */
export type Switches = Readonly<Record<SwitchName, string | null>>;

/** The program numbers in `?scratch=3,5`. */
export const scratchedIn = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((number) => number !== '');

/** The same list with a number taken out or put in; null for an empty one. */
export function withToggled(text: string | null, number: string): string | null {
  const numbers = scratchedIn(text);
  const next = numbers.includes(number) ? numbers.filter((other) => other !== number) : [...numbers, number];
  return next.length === 0 ? null : next.join(',');
}

/** Whether an address switches anything on a race. */
export const isAnySwitched = (switches: Switches): boolean =>
  switchNames.some((name) => switches[name] !== null);

/** The switches in the address, how to change one, and how to undo them all. */
export function useSwitches() {
  const [scratch, setScratch] = useQueryValue('scratch');
  const [surface, setSurface] = useQueryValue('surface');
  const [going, setGoing] = useQueryValue('going');
  const [pace, setPace] = useQueryValue('pace');
  const change = { scratch: setScratch, surface: setSurface, going: setGoing, pace: setPace };
  return {
    switches: { scratch, surface, going, pace },
    change,
    undo: () => {
      for (const name of switchNames) change[name](null);
    },
  };
}
