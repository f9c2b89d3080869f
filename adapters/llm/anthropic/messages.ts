import type Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type {
  MessageCreateParamsBase,
  MessageParam,
  OutputConfig,
  TextBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { z } from 'zod';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import type { Written } from '../answer.ts';
import { brokeOff } from '../errors.ts';
import type { ProviderRequest } from '../provider.ts';
import { schemaOf } from '../shapes/index.ts';
import { callsIn, parametersOf, type WrittenCall } from '../tool-calls.ts';
import { readUsage } from './usage.ts';

const reply = z.object({
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().nullish(),
      id: z.string().nullish(),
      name: z.string().nullish(),
      input: z.unknown().optional(),
    }),
  ),
  stop_reason: z.string().nullish(),
  usage: z.unknown(),
});

const ends: Readonly<Record<string, Written['end']>> = {
  refusal: 'refused',
  max_tokens: 'cut-off',
  model_context_window_exceeded: 'cut-off',
  pause_turn: 'cut-off',
};

function writtenIn(found: unknown, question: ModelQuestion): Written {
  const { content, stop_reason, usage } = reply.parse(found);
  const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
  const calls = content.flatMap(({ type, id, name, input }) =>
    type === 'tool_use' ? [{ id: id ?? '', name: name ?? '', json: JSON.stringify(input) }] : [],
  );
  return {
    text,
    end: ends[stop_reason ?? ''] ?? 'whole',
    calls: callsIn(calls, question),
    usage: readUsage(usage),
  };
}

const cached = (text: string): TextBlockParam => ({
  type: 'text',
  text,
  cache_control: { type: 'ephemeral' },
});

/** What was called and what came back, as turns of the model and of the member. */
const turnsOf = ({ conversation }: ModelQuestion): readonly MessageParam[] =>
  (conversation?.rounds ?? []).flatMap(({ calls, replies }, round, { length }) => [
    {
      role: 'assistant' as const,
      content: calls.map((call) => ({
        type: 'tool_use' as const,
        id: call.id,
        name: call.name,
        input: call.values ?? {},
      })),
    },
    {
      role: 'user' as const,
      content: calls.map(({ id }, nth) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: replies[nth] ?? '',
        ...(conversation?.mayCall === true && round === length - 1 && nth === calls.length - 1
          ? { cache_control: { type: 'ephemeral' as const } }
          : {}),
      })),
    },
  ]);

function toolsOf({ conversation }: ModelQuestion): Pick<MessageCreateParamsBase, 'tools' | 'tool_choice'> {
  if (conversation === undefined) return {};
  const tools = conversation.tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    input_schema: parametersOf(tool),
  }));
  return { tools, tool_choice: { type: conversation.mayCall ? 'auto' : 'none' } };
}

/** The cache mark is on the last block that questions of a day, or rounds of one, share: all before it is cached with it. */
function blocksOf(modelQuestion: ModelQuestion) {
  const { instructions, shared, question, conversation } = modelQuestion;
  const isShared = shared.trim() !== '';
  const goesOn = conversation?.mayCall === true && conversation.rounds.length === 0;
  const request: TextBlockParam = goesOn ? cached(question) : { type: 'text', text: question };
  return {
    system: isShared ? [{ type: 'text' as const, text: instructions }] : [cached(instructions)],
    messages: [
      { role: 'user' as const, content: isShared ? [cached(shared), request] : [request] },
      ...turnsOf(modelQuestion),
    ],
    ...toolsOf(modelQuestion),
  };
}

function configOf({ question, effort }: ProviderRequest): OutputConfig {
  const schema = schemaOf(question.shape);
  return {
    ...(effort === null ? {} : { effort }),
    ...(schema === null ? {} : { format: zodOutputFormat(schema) }),
  };
}

function paramsOf(request: ProviderRequest): MessageCreateParamsBase {
  const config = configOf(request);
  return {
    model: request.model,
    max_tokens: request.mostTokens,
    ...blocksOf(request.question),
    ...(Object.keys(config).length === 0 ? {} : { output_config: config }),
  };
}

type PartialReply = {
  text: string;
  calls: WrittenCall[];
  end: Written['end'] | null;
  start: object;
  change: object | null;
};

function take(
  event: Anthropic.RawMessageStreamEvent,
  partial: PartialReply,
  receive: (piece: string) => void,
): void {
  if (event.type === 'message_start') partial.start = event.message.usage;
  if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') {
    const { id, name } = event.content_block;
    partial.calls.push({ id, name, json: '' });
  }
  if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta') {
    const call = partial.calls.pop();
    if (call !== undefined) partial.calls.push({ ...call, json: call.json + event.delta.partial_json });
  }
  if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
    partial.text += event.delta.text;
    receive(event.delta.text);
  }
  if (event.type === 'message_delta') {
    partial.change = Object.fromEntries(Object.entries(event.usage).filter(([, count]) => count !== null));
    if (event.delta.stop_reason !== null) partial.end = ends[event.delta.stop_reason] ?? 'whole';
  }
}

/** Asks through the Messages interface. */
export async function writeMessage(client: Anthropic, request: ProviderRequest): Promise<Written> {
  const params = paramsOf(request);
  const { signal, tryMs: timeout, receive } = request;
  if (receive === null) {
    return writtenIn(
      await client.messages.create({ ...params, stream: false }, { signal, timeout }),
      request.question,
    );
  }
  const partial: PartialReply = { text: '', calls: [], end: null, start: {}, change: null };
  const stream = await client.messages.create({ ...params, stream: true }, { signal, timeout });
  try {
    for await (const event of stream) take(event, partial, receive);
  } catch (error) {
    if (signal.aborted || !brokeOff(error)) throw error;
  }
  const usage = partial.change === null ? null : readUsage({ ...partial.start, ...partial.change });
  const calls = callsIn(partial.calls, request.question);
  return { text: partial.text, calls, end: partial.end ?? 'cut-off', usage };
}
