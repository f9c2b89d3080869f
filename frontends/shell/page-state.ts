import { place } from '#frame/frame.ts';
import type { Decision, SessionPhase } from './decide-place.ts';
import { decidePlace } from './decide-place.ts';

/** What the page shows now. */
export type PageView = { readonly decision: Decision; readonly phase: SessionPhase; readonly path: string };

/** Combines phase and path, moves the apps' place, and notifies the page. */
export function makeShellState(path: string) {
  let shown: PageView = { decision: decidePlace(path, 'loading'), phase: 'loading', path };
  const listeners = new Set<() => void>();
  return {
    shown: () => shown,
    decide: (newPath: string): Decision => decidePlace(newPath, shown.phase),
    become(phase: SessionPhase, newPath: string): void {
      const decision = decidePlace(newPath, phase);
      shown = { decision, phase, path: newPath };
      if (decision.kind === 'app') place.moveTo({ app: decision.app, view: decision.view, path: newPath });
      for (const listener of listeners) listener();
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ShellState = ReturnType<typeof makeShellState>;
