import { place } from '#frame/frame.ts';
import type { Decision, Standing } from './decide-place.ts';
import { decidePlace } from './decide-place.ts';

/** What the page shows now. */
export type Shown = { readonly decision: Decision; readonly standing: Standing; readonly path: string };

/** Brings standing and path together, moves the apps' place, and tells the page. */
export function makeHouse(path: string) {
  let shown: Shown = { decision: decidePlace(path, 'loading'), standing: 'loading', path };
  const listeners = new Set<() => void>();
  return {
    shown: () => shown,
    decide: (at: string): Decision => decidePlace(at, shown.standing),
    become(standing: Standing, at: string): void {
      const decision = decidePlace(at, standing);
      shown = { decision, standing, path: at };
      if (decision.kind === 'app') place.moveTo({ app: decision.app, view: decision.view, path: at });
      for (const listener of listeners) listener();
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type House = ReturnType<typeof makeHouse>;
