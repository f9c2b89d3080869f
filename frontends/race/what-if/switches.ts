import { useQueryValue } from '#frame/frame.ts';

export const switchNames = ['scratch', 'surface', 'going', 'pace'] as const;
export type SwitchName = (typeof switchNames)[number];

/** What the address switches on the race; null where it leaves it as it is. */
export type Switches = Readonly<Record<SwitchName, string | null>>;

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
