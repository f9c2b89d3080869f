import type { ReactNode } from 'react';
import { useRef } from 'react';
import { lazyPart, useNearViewport } from '#frame/frame.ts';

const PressAndQuestions = lazyPart(
  async () => (await import('./press-and-questions.tsx')).PressAndQuestions,
  null,
);

/**
 * The room for the conditions, news and questions, as high as what comes into it, so that nothing below moves when it
 * does. News and questions are fetched when it comes near the window.
 */
export function PressRoom({ children }: { readonly children?: ReactNode }) {
  const room = useRef<HTMLElement>(null);
  const isNear = useNearViewport(room);
  return (
    <section ref={room} className="press-room" aria-label="News and questions">
      {children}
      {isNear && <PressAndQuestions />}
    </section>
  );
}
