import type { Asker } from '../picks/questions/model-question.ts';

/** Those who wait for one answer: gone once each of them is. */
function makeCrowd() {
  const there = new Set<object>();
  const acts = new Set<() => void>();
  const crowd: Asker = {
    isGone: () => there.size === 0,
    whenGone(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
  };
  /** Until the function it gives is called. Who names no asker stays. */
  function join(asker: Asker | undefined): () => void {
    const one = {};
    if (asker?.isGone() !== true) there.add(one);
    const stay = asker?.whenGone(() => {
      const wasThere = there.delete(one);
      if (wasThere && there.size === 0) for (const act of [...acts]) act();
    });
    return () => stay?.();
  }
  return { crowd, join };
}

interface Asking<T> extends ReturnType<typeof makeCrowd> {
  readonly answer: Promise<T>;
}

/**
 * Lets those who ask the same while an answer is under way share it, a refusal too. It is given up once all of them are
 * gone; who comes after that begins anew. `isOwn`: whether it was begun for this asker.
 */
export function makeSharedAsking<T>() {
  const underWay = new Map<string, Asking<T>>();
  return async (name: string, asker: Asker | undefined, ask: (crowd: Asker) => Promise<T>) => {
    const running = underWay.get(name);
    if (running !== undefined && !running.crowd.isGone()) {
      const leave = running.join(asker);
      return { answer: await running.answer.finally(leave), isOwn: false };
    }
    const { crowd, join } = makeCrowd();
    const leave = join(asker);
    const asking: Asking<T> = { crowd, join, answer: ask(crowd) };
    underWay.set(name, asking);
    const answer = await asking.answer.finally(() => {
      leave();
      if (underWay.get(name) === asking) underWay.delete(name);
    });
    return { answer, isOwn: true };
  };
}
