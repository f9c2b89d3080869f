import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';

/** What the page noticed about how a text was read. The server keeps it beside the acceptance. */
export type Reading = {
  readonly screenResolution: string;
  readonly timezone?: string;
  readonly scrollDepthPercent: number;
  readonly timeOnPageSeconds: number;
};

/** How much of a text, from its top, has come above a line, in whole percent: a text of 1000 px that starts at -200 and a line at 600 give 80. */
export function depthPercent(text: { readonly top: number; readonly height: number }, line: number): number {
  if (text.height <= 0) return 0;
  return Math.round(100 * Math.min(1, Math.max(0, (line - text.top) / text.height)));
}

export function readingOf(
  device: { readonly width: number; readonly height: number; readonly timezone: string | undefined },
  deepestPercent: number,
  readMs: number,
): Reading {
  return {
    screenResolution: `${device.width}x${device.height}`,
    ...(device.timezone && { timezone: device.timezone }),
    scrollDepthPercent: deepestPercent,
    timeOnPageSeconds: Math.round(readMs / 1000),
  };
}

function depthOf(element: HTMLElement): number {
  const line = element.closest('dialog')?.getBoundingClientRect().bottom ?? window.innerHeight;
  return depthPercent(element.getBoundingClientRect(), Math.min(line, window.innerHeight));
}

function thisDevice() {
  const { width, height } = window.screen;
  return { width, height, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Follows how far and how long the text in `ref` is read, from when it is shown. */
export function useReading(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly reading: () => Reading;
} {
  const ref = useRef<HTMLDivElement>(null);
  const deepest = useRef(0);
  const since = useRef(0);
  const look = useCallback(() => {
    if (ref.current) deepest.current = Math.max(deepest.current, depthOf(ref.current));
    return deepest.current;
  }, []);
  useEffect(() => {
    since.current = performance.now();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [look]);
  return { ref, reading: () => readingOf(thisDevice(), look(), performance.now() - since.current) };
}
