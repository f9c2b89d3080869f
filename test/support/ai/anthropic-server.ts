import {
  type Counted,
  callsOf,
  type Dialect,
  type ModelRequest,
  openModelServer,
  type React,
  type Reaction,
  textOf,
} from './model-server.ts';

const event = (data: { readonly type: string }): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

const STOPS: Partial<Record<Reaction['does'], string>> = {
  refuse: 'refusal',
  stop: 'max_tokens',
  call: 'tool_use',
};
const stopOf = ({ does }: Reaction): string => STOPS[does] ?? 'end_turn';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

interface Content {
  readonly type: string;
  readonly id?: unknown;
  readonly tool_use_id?: unknown;
}

/** Calls and outputs of a question. */
function callsAndOutputs({ body }: Pick<ModelRequest, 'body'>) {
  const messages = (body['messages'] ?? []) as readonly { readonly content: string | readonly Content[] }[];
  const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  return {
    calls: blocks.flatMap(({ type, id }) => (type === 'tool_use' ? [id] : [])),
    outputs: blocks.flatMap(({ type, tool_use_id }) => (type === 'tool_result' ? [tool_use_id] : [])),
  };
}

/** Ids differ from those of the calls before. */
const idOf = (request: ModelRequest, nth: number): string =>
  `toolu_${callsAndOutputs(request).calls.length + nth}`;

const contentOf = (request: ModelRequest, reaction: Reaction) => [
  ...(reaction.does === 'refuse' || (reaction.does === 'call' && textOf(reaction) === '')
    ? []
    : [{ type: 'text', text: textOf(reaction), citations: null }]),
  ...callsOf(reaction).map(({ name, json }, nth) => ({
    type: 'tool_use',
    id: idOf(request, nth),
    name,
    input: parsed(json),
  })),
];

const usageOf = ({ fresh, read, written, output }: Counted) => ({
  input_tokens: fresh,
  cache_creation_input_tokens: written,
  cache_read_input_tokens: read,
  output_tokens: output,
});

const message = (request: ModelRequest, reaction: Reaction, usage: Counted) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: request.body['model'],
  content: contentOf(request, reaction),
  stop_reason: stopOf(reaction),
  stop_sequence: null,
  usage: usageOf(usage),
});

function streamOf(request: ModelRequest, reaction: Reaction, usage: Counted): readonly string[] {
  const start = { ...message(request, reaction, { ...usage, output: 1 }), content: [], stop_reason: null };
  const text = textOf(reaction);
  const pieces = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return [
    event({ type: 'message_start', message: start } as never),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never),
    ...pieces.map((piece) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } } as never),
    ),
    event({ type: 'content_block_stop', index: 0 } as never),
    ...callsOf(reaction).flatMap(({ name, json }, nth) => {
      const index = nth + 1;
      const block = { type: 'tool_use', id: idOf(request, nth), name, input: {} };
      const halves = [json.slice(0, json.length / 2), json.slice(json.length / 2)];
      return [
        event({ type: 'content_block_start', index, content_block: block } as never),
        ...halves.map((half) =>
          event({
            type: 'content_block_delta',
            index,
            delta: { type: 'input_json_delta', partial_json: half },
          } as never),
        ),
        event({ type: 'content_block_stop', index } as never),
      ];
    }),
    event({
      type: 'message_delta',
      delta: { stop_reason: stopOf(reaction) },
      usage: { ...usageOf(usage), input_tokens: null },
    } as never),
    event({ type: 'message_stop' }),
  ];
}

interface Block {
  readonly type: string;
  readonly cache_control?: unknown;
}

/** The requested shape and tools, which come first, and all up to the last marked block; empty when none is marked. */
function keptOf(body: Record<string, unknown>): string {
  const turns = body['messages'] as readonly { content: readonly Block[] }[];
  const blocks = [...(body['system'] as readonly Block[]), ...turns.flatMap(({ content }) => content)];
  const last = blocks.findLastIndex(({ cache_control }) => cache_control !== undefined);
  if (last < 0) return '';
  const kept = blocks.slice(0, last + 1).map(({ cache_control, ...block }) => JSON.stringify(block));
  return [JSON.stringify([body['output_config'] ?? null, body['tools'] ?? null]), ...kept].join('\n');
}

const dialect: Dialect = {
  paths: ['/v1/messages'],
  isKnown: (headers, key) => headers['x-api-key'] === key || headers.authorization === `Bearer ${key}`,
  error: (status) => ({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
  whole: message,
  stream: streamOf,
  callsAndOutputs,
  cacheable: ({ body }) => keptOf(body),
};

/** Speaks the Messages interface, with the key in either header. */
export const openAnthropicServer = (react: React) => openModelServer(dialect, react);
