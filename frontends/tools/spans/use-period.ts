import { useQueryValue } from '#frame/frame.ts';
import type { Choice } from '#kit/kit.ts';

/** A period or a span from the address, never both, and how to choose another. */
export function usePeriod(name: string, periods: readonly Choice[], usual: string) {
  const [period, setPeriod] = useQueryValue(name);
  const [span, setSpan] = useQueryValue('span');
  function choose(value: string): void {
    const isPeriod = periods.some((choice) => choice.value === value);
    setPeriod(isPeriod && value !== usual ? value : null);
    setSpan(isPeriod ? null : value);
  }
  return { period, span, choose };
}
