import { type Counted, type Dialect, openModelServer, type React, type Reaction } from './model-server.ts';

const event = (data: { readonly type: string }): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

const STOPS: Partial<Record<Reaction['does'], string>> = { refuse: 'refusal', stop: 'max_tokens' };
const stopOf = ({ does }: Reaction): string => STOPS[does] ?? 'end_turn';
const textOf = (reaction: Reaction): string => ('text' in reaction ? reaction.text : '');

const usageOf = ({ fresh, read, written, output }: Counted) => ({
  input_tokens: fresh,
  cache_creation_input_tokens: written,
  cache_read_input_tokens: read,
  output_tokens: output,
});

const message = (model: unknown, reaction: Reaction, usage: Counted) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: reaction.does === 'refuse' ? [] : [{ type: 'text', text: textOf(reaction), citations: null }],
  stop_reason: stopOf(reaction),
  stop_sequence: null,
  usage: usageOf(usage),
});

function streamOf(model: unknown, reaction: Reaction, usage: Counted): readonly string[] {
  const start = { ...message(model, reaction, { ...usage, output: 1 }), content: [], stop_reason: null };
  const text = textOf(reaction);
  const pieces = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return [
    event({ type: 'message_start', message: start } as never),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never),
    ...pieces.map((piece) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } } as never),
    ),
    event({ type: 'content_block_stop', index: 0 } as never),
    event({
      type: 'message_delta',
      delta: { stop_reason: stopOf(reaction) },
      usage: { ...usageOf(usage), input_tokens: null },
    } as never),
    event({ type: 'message_stop' }),
  ];
}

interface Block {
  readonly text: string;
  readonly cache_control?: unknown;
}

/** The requested shape, which comes first, and all up to the last marked block; empty when none is marked. */
function keptOf(body: Record<string, unknown>): string {
  const [first] = body['messages'] as readonly { content: readonly Block[] }[];
  const blocks = [...(body['system'] as readonly Block[]), ...(first?.content ?? [])];
  const last = blocks.findLastIndex(({ cache_control }) => cache_control !== undefined);
  if (last < 0) return '';
  const texts = blocks.slice(0, last + 1).map(({ text }) => text);
  return [JSON.stringify(body['output_config'] ?? null), ...texts].join('\n');
}

const dialect: Dialect = {
  paths: ['/v1/messages'],
  isKnown: (headers, key) => headers['x-api-key'] === key || headers.authorization === `Bearer ${key}`,
  error: (status) => ({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
  whole: ({ body }, reaction, usage) => message(body['model'], reaction, usage),
  stream: ({ body }, reaction, usage) => streamOf(body['model'], reaction, usage),
  cacheable: ({ body }) => keptOf(body),
};

/** Speaks the Messages interface, with the key in either header. */
export const openAnthropicServer = (react: React) => openModelServer(dialect, react);
