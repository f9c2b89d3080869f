import { lazy, Suspense } from 'react';

const PressAndQuestions = lazy(async () => ({
  default: (await import('./press-and-questions.tsx')).PressAndQuestions,
}));

/** The room for news and questions, as high as what comes into it, so that nothing below moves when it does. */
export function PressRoom() {
  return (
    <section className="press-room" aria-label="News and questions">
      <Suspense fallback={null}>
        <PressAndQuestions />
      </Suspense>
    </section>
  );
}
