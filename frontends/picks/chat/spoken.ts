import type { CallArguments, CallName, Reply } from '#api/api.ts';
import { addressOf, answerIn, atMoment, HttpError, request } from '#api/api.ts';

/**
 * What is announced while an answer is under way: its text sentence by sentence, or those of its parts that have
 * arrived.
 */
export type Piece<Name extends CallName> = {
  readonly text?: string;
  /** What came before is no part of the answer. */
  readonly startsOver?: true;
} & Partial<Reply<Name>>;

export type Listening<Name extends CallName> = {
  readonly receive: (piece: Piece<Name>) => void;
  /** Aborted when the member leaves. */
  readonly signal: AbortSignal;
};

type StreamEvent = { readonly event: string; readonly data: unknown };

const headers = {
  'Content-Type': 'application/json',
  Accept: 'text/event-stream, application/json',
} as const;

function eventIn(block: string): StreamEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [event, data] = [field('event'), field('data')];
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) as unknown };
}

/** The events of a stream as they come, whatever pieces the network cuts it into. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      waiting += decoder.decode(value, { stream: true });
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * Makes a call whose answer is heard as it comes; a server, or something before it, that answers whole is heard at the
 * end. Any answer that is not OK is an `HttpError`, one that is refused half-way too; one that breaks off is an `Error`.
 */
export async function streamAnswer<Name extends CallName>(
  name: Name,
  given: CallArguments<Name> & { readonly body?: unknown },
  { receive, signal }: Listening<Name>,
): Promise<Reply<Name>> {
  const address = atMoment(addressOf(name, given));
  const response = await request('POST', address, given.body, headers, signal);
  if (!response.ok) {
    throw new HttpError(response.status, await response.text().catch(() => ''), response.statusText);
  }
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || response.body === null) return (await answerIn(response, 'POST', address)) as Reply<Name>;
  for await (const { event, data } of eventsIn(response.body)) {
    if (event === 'piece') receive(data as Piece<Name>);
    if (event === 'answer') return data as Reply<Name>;
    if (event === 'refused') {
      throw new HttpError(Number((data as { readonly status: number }).status), JSON.stringify(data), '');
    }
  }
  throw new Error('the answer was cut off');
}
