import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useNearViewport } from '#frame/frame.ts';

/** Draws what is long and below the fold once its place comes near the window. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place} className={isNear ? 'stack ml-panel' : 'ml-far'}>
      {isNear && children}
    </div>
  );
}
