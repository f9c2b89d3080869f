import type Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type {
  MessageCreateParamsBase,
  OutputConfig,
  TextBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { z } from 'zod';
import type { ModelQuestion } from '#core/picks/questions/model-question.ts';
import type { Written } from '../answer.ts';
import type { Asked } from '../asking.ts';
import { brokeOff } from '../errors.ts';
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

const kept = (text: string): TextBlockParam => ({ type: 'text', text, cache_control: { type: 'ephemeral' } });

/** The mark stands on the last block that questions of a day share: all before it is kept with it. */
function blocksOf({ instructions, shared, question }: ModelQuestion) {
  const isShared = shared.trim() !== '';
  const asked: TextBlockParam = { type: 'text', text: question };
  return {
    system: isShared ? [{ type: 'text' as const, text: instructions }] : [kept(instructions)],
    messages: [{ role: 'user' as const, content: isShared ? [kept(shared), asked] : [asked] }],
  };
}

function configOf({ question, effort }: Asked): OutputConfig {
  const schema = schemaOf(question.shape);
  return {
    ...(effort === null ? {} : { effort }),
    ...(schema === null ? {} : { format: zodOutputFormat(schema) }),
  };
}

function paramsOf(asked: Asked): MessageCreateParamsBase {
  const config = configOf(asked);
  return {
    model: asked.model,
    max_tokens: asked.mostTokens,
    ...blocksOf(asked.question),
    ...(Object.keys(config).length === 0 ? {} : { output_config: config }),
  };
}

type Told = { text: string; end: Written['end'] | null; start: object; change: object | null };

function take(event: Anthropic.RawMessageStreamEvent, told: Told, hear: (piece: string) => void): void {
  if (event.type === 'message_start') told.start = event.message.usage;
  if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
    told.text += event.delta.text;
    hear(event.delta.text);
  }
  if (event.type === 'message_delta') {
    told.change = Object.fromEntries(Object.entries(event.usage).filter(([, count]) => count !== null));
    if (event.delta.stop_reason !== null) told.end = ends[event.delta.stop_reason] ?? 'whole';
  }
}

/** Asks through the Messages interface. */
export async function writeMessage(client: Anthropic, asked: Asked): Promise<Written> {
  const params = paramsOf(asked);
  const { signal, tryMs: timeout, hear } = asked;
  if (hear === null) {
    return writtenIn(await client.messages.create({ ...params, stream: false }, { signal, timeout }));
  }
  const told: Told = { text: '', end: null, start: {}, change: null };
  const stream = await client.messages.create({ ...params, stream: true }, { signal, timeout });
  try {
    for await (const event of stream) take(event, told, hear);
  } catch (error) {
    if (signal.aborted || !brokeOff(error)) throw error;
  }
  const usage = told.change === null ? null : readUsage({ ...told.start, ...told.change });
  return { text: told.text, end: told.end ?? 'cut-off', usage };
}
