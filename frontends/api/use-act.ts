import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

/** Ignores a second press: between `begin` and `end` no other work starts. */
export function useOnce() {
  const isUnderWay = useRef(false);
  return useMemo(
    () => ({
      begin(work: () => void): void {
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        work();
      },
      end(): void {
        isUnderWay.current = false;
      },
    }),
    [],
  );
}

export type Act<Answer, Request> = Pick<
  UseMutationResult<Answer, Error, Request>,
  'data' | 'error' | 'isPending' | 'mutate' | 'reset'
>;

/** A change started by a press. A second press is ignored until the first has finished, even before it shows as pending. */
export function useAct<Answer, Request = void>(
  options: UseMutationOptions<Answer, Error, Request>,
): Act<Answer, Request> {
  const once = useOnce();
  const act = useMutation<Answer, Error, Request>({
    ...options,
    onSettled: (...ended) => {
      once.end();
      return options.onSettled?.(...ended);
    },
  });
  const { data, error, isPending } = act;
  return {
    data,
    error,
    isPending,
    mutate: (...given) => once.begin(() => act.mutate(...given)),
    reset() {
      once.end();
      act.reset();
    },
  };
}
