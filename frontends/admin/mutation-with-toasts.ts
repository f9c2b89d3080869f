import { sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';

/** A change with a toast at its end: the server's message, or why it failed. Then `then` is called. */
export const withToasts = <Request>(
  failed: string,
  send: (request: Request) => Promise<{ readonly message: string }>,
  then: () => void,
) => ({
  mutationFn: send,
  onSuccess: ({ message }: { readonly message: string }) => {
    toasts.show({ title: message, tone: 'good' });
    then();
  },
  onError: (error: Error) => {
    const description = sentenceOf(error, 'The server did not answer.');
    toasts.show({ title: failed, description, tone: 'error' });
    then();
  },
});
