import { sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';

/** A change that tells its end: what the server says of a good one, why it failed otherwise. Afterwards `then` is called. */
export const actText = <Request>(
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
