import type Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type {
  MessageCreateParamsBase,
  OutputConfig,
  TextBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { z } from 'zod';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import type { Written } from '../answer.ts';
import { brokeOff } from '../errors.ts';
import type { ProviderRequest } from '../provider.ts';
import { schemaOf } from '../shapes/index.ts';
import { readUsage } from './usage.ts';

const reply = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })),
  stop_reason: z.string().nullish(),
  usage: z.unknown(),
});

const ends: Readonly<Record<string, Written['end']>> = {
  refusal: 'refused',
  max_tokens: 'cut-off',
  model_context_window_exceeded: 'cut-off',
  pause_turn: 'cut-off',
};

function writtenIn(found: unknown): Written {
  const { content, stop_reason, usage } = reply.parse(found);
  const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
  return { text, end: ends[stop_reason ?? ''] ?? 'whole', usage: readUsage(usage) };
}

const cached = (text: string): TextBlockParam => ({
  type: 'text',
  text,
  cache_control: { type: 'ephemeral' },
});

/** The cache mark is on the last block that questions of a day share: all before it is cached with it. */
function blocksOf({ instructions, shared, question }: ModelQuestion) {
  const isShared = shared.trim() !== '';
  const request: TextBlockParam = { type: 'text', text: question };
  return {
    system: isShared ? [{ type: 'text' as const, text: instructions }] : [cached(instructions)],
    messages: [{ role: 'user' as const, content: isShared ? [cached(shared), request] : [request] }],
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

type PartialReply = { text: string; end: Written['end'] | null; start: object; change: object | null };

function take(
  event: Anthropic.RawMessageStreamEvent,
  partial: PartialReply,
  receive: (piece: string) => void,
): void {
  if (event.type === 'message_start') partial.start = event.message.usage;
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
    return writtenIn(await client.messages.create({ ...params, stream: false }, { signal, timeout }));
  }
  const partial: PartialReply = { text: '', end: null, start: {}, change: null };
  const stream = await client.messages.create({ ...params, stream: true }, { signal, timeout });
  try {
    for await (const event of stream) take(event, partial, receive);
  } catch (error) {
    if (signal.aborted || !brokeOff(error)) throw error;
  }
  const usage = partial.change === null ? null : readUsage({ ...partial.start, ...partial.change });
  return { text: partial.text, end: partial.end ?? 'cut-off', usage };
}
