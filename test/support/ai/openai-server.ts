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

const RESPONSES = '/v1/responses';
const CHAT = '/v1/chat/completions';

const halves = (text: string): readonly string[] => [
  text.slice(0, text.length / 2),
  text.slice(text.length / 2),
];
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

interface Item {
  readonly type?: string;
  readonly role?: string;
  readonly call_id?: unknown;
  readonly tool_call_id?: unknown;
  readonly tool_calls?: readonly { readonly id: unknown }[];
}

/** Calls and outputs of a question, in either interface. */
function callsAndOutputs({ body }: Pick<ModelRequest, 'body'>) {
  const items = (body['input'] ?? body['messages'] ?? []) as readonly Item[];
  return {
    calls: items.flatMap(({ type, call_id, tool_calls = [] }) => [
      ...(type === 'function_call' ? [call_id] : []),
      ...tool_calls.map(({ id }) => id),
    ]),
    outputs: items.flatMap(({ type, role, call_id, tool_call_id }) =>
      type === 'function_call_output' ? [call_id] : role === 'tool' ? [tool_call_id] : [],
    ),
  };
}

/** Ids differ from those of the calls before. */
const idOf = (request: ModelRequest, nth: number): string =>
  `call_${callsAndOutputs(request).calls.length + nth}`;

function response(request: ModelRequest, reaction: Reaction, { fresh, read, written, output }: Counted) {
  const isStopped = reaction.does === 'stop';
  const content =
    reaction.does === 'refuse'
      ? { type: 'refusal', refusal: 'I would rather not.' }
      : { type: 'output_text', text: textOf(reaction), annotations: [] };
  return {
    id: 'resp_1',
    object: 'response',
    status: isStopped ? 'incomplete' : 'completed',
    incomplete_details: isStopped ? { reason: 'max_output_tokens' } : null,
    model: request.body['model'],
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' },
      { type: 'message', id: 'msg_1', role: 'assistant', content: [content] },
      ...callsOf(reaction).map(({ name, json }, nth) => ({
        type: 'function_call',
        id: `fc_${nth}`,
        call_id: idOf(request, nth),
        name,
        arguments: json,
      })),
    ],
    usage: {
      input_tokens: fresh + read + written,
      input_tokens_details: { cached_tokens: read, cache_write_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: fresh + read + written + output,
    },
  };
}

const FINISHES: Partial<Record<Reaction['does'], string>> = { stop: 'length', call: 'tool_calls' };

const chatCalls = (request: ModelRequest, reaction: Reaction) =>
  callsOf(reaction).map(({ name, json }, nth) => ({
    id: idOf(request, nth),
    type: 'function',
    function: { name, arguments: json },
  }));

function completion(request: ModelRequest, reaction: Reaction, { fresh, read, written, output }: Counted) {
  const refusal = reaction.does === 'refuse' ? 'I would rather not.' : null;
  const content = textOf(reaction) || null;
  const calls = chatCalls(request, reaction);
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: request.body['model'],
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content,
          refusal,
          ...(calls.length === 0 ? {} : { tool_calls: calls }),
        },
        finish_reason: FINISHES[reaction.does] ?? 'stop',
      },
    ],
    usage: {
      prompt_tokens: fresh + read + written,
      completion_tokens: output,
      prompt_tokens_details: { cached_tokens: read },
    },
  };
}

function chatStream(request: ModelRequest, reaction: Reaction, usage: Counted): readonly string[] {
  const { usage: reportedUsage, choices } = completion(request, reaction, usage);
  const text = textOf(reaction);
  const chunk = (delta: object, finish: string | null) => ({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const refusal = choices[0]?.message.refusal ?? null;
  return [
    ...(refusal === null ? halves(text).map((content) => event(chunk({ content }, null))) : []),
    ...(refusal === null ? [] : halves(refusal).map((piece) => event(chunk({ refusal: piece }, null)))),
    ...chatCalls(request, reaction).flatMap(({ id, type, function: { name, arguments: json } }, index) => [
      event(chunk({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] }, null)),
      ...halves(json).map((half) =>
        event(chunk({ tool_calls: [{ index, function: { arguments: half } }] }, null)),
      ),
    ]),
    event(chunk({}, choices[0]?.finish_reason ?? null)),
    event({ object: 'chat.completion.chunk', choices: [], usage: reportedUsage }),
    'data: [DONE]\n\n',
  ];
}

function responseStream(request: ModelRequest, reaction: Reaction, usage: Counted): readonly string[] {
  const end = response(request, reaction, usage);
  const text = textOf(reaction);
  return [
    event({ type: 'response.created', response: { ...end, status: 'in_progress', output: [] } }),
    ...halves(text).map((delta) => event({ type: 'response.output_text.delta', delta })),
    event({ type: `response.${end.status}`, response: end }),
  ];
}

const isChat = ({ path }: ModelRequest): boolean => path === CHAT;

const dialectOn = (paths: readonly string[]): Dialect => ({
  paths,
  isKnown: ({ authorization }, key) => authorization === `Bearer ${key}`,
  error: (status) => ({ error: { message: `status ${status}`, type: 'error', param: null, code: null } }),
  whole: (request, reaction, usage) =>
    isChat(request) ? completion(request, reaction, usage) : response(request, reaction, usage),
  stream: (request, reaction, usage) =>
    isChat(request) ? chatStream(request, reaction, usage) : responseStream(request, reaction, usage),
  callsAndOutputs,
  cacheable: ({ body }) => {
    const input = (body['input'] ?? body['messages']) as readonly unknown[];
    const shape = body['text'] ?? body['response_format'] ?? null;
    return JSON.stringify([shape, body['instructions'] ?? null, input.slice(0, -1)]);
  },
});

/** Speaks Responses and chat completions, or chat completions alone; addresses end in `/v1`. */
export async function openOpenAiServer(react: React, { chatOnly = false } = {}) {
  const server = await openModelServer(dialectOn(chatOnly ? [CHAT] : [RESPONSES, CHAT]), react);
  return { ...server, address: `${server.address}/v1` };
}
