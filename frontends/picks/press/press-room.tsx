import { memo, useRef } from 'react';
import { lazyPart, useNearViewport } from '#frame/frame.ts';

const PressAndQuestions = lazyPart(
  async () => (await import('./press-and-questions.tsx')).PressAndQuestions,
  null,
);

/** The room for news and questions, as high as what comes into it, so that nothing below moves when it does. Fetched when it comes near the window. */
export const PressRoom = memo(function PressRoom() {
  const room = useRef<HTMLElement>(null);
  const isNear = useNearViewport(room);
  return (
    <section ref={room} className="press-room" aria-label="News and questions">
      {isNear && <PressAndQuestions />}
    </section>
  );
});
