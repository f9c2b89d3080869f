import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

export const tooltipDelayMs = 300;

type TooltipProps = {
  readonly text: string;
  readonly delayMs?: number;
  /** Given the attribute that ties the hint to the thing hinted at. */
  readonly children: (attributes: { 'aria-describedby': string | undefined }) => ReactNode;
};

/** Shown a while after it is asked for, hidden at once. */
function useShownSoon(delayMs: number) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }
  function showSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delayMs);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, showSoon, hide };
}

/** A short hint on hover and focus after 300 ms; Escape puts it away; the pointer may move onto it. */
export function Tooltip({ text, delayMs = tooltipDelayMs, children }: TooltipProps) {
  const id = useId();
  const { shown, showSoon, hide } = useShownSoon(delayMs);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; the thing inside is what one acts on
    <span
      className="tooltip-anchor"
      onMouseEnter={showSoon}
      onMouseLeave={hide}
      onFocus={showSoon}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span className="tooltip" role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  );
}
