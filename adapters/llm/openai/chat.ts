import type OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionCreateParamsBase } from 'openai/resources/chat/completions/completions';
import { z } from 'zod';
import type { Written } from '../answer.ts';
import type { ProviderRequest } from '../provider.ts';
import { schemaOf } from '../shapes/index.ts';
import { partsOf } from './cache-key.ts';
import { readUsage } from './usage.ts';

const reply = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.unknown(),
});

const ends: Readonly<Record<string, Written['end']>> = { length: 'cut-off', content_filter: 'refused' };

function writtenIn(found: unknown): Written {
  const { choices, usage } = reply.parse(found);
  const [choice] = choices;
  const end = choice?.message.refusal ? 'refused' : (ends[choice?.finish_reason ?? ''] ?? 'whole');
  return { text: choice?.message.content ?? '', end, usage: readUsage(usage) };
}

function paramsOf({ question, model, effort, mostTokens }: ProviderRequest): ChatCompletionCreateParamsBase {
  const schema = schemaOf(question.shape);
  return {
    model,
    messages: [
      { role: 'system', content: question.instructions },
      ...partsOf(question).map((content) => ({ role: 'user' as const, content })),
    ],
    max_completion_tokens: mostTokens,
    ...(effort === null ? {} : { reasoning_effort: effort }),
    ...(schema === null ? {} : { response_format: zodResponseFormat(schema, question.shape) }),
  };
}

/** Asks through chat completions, which every compatible server supports. */
export async function writeChat(client: OpenAI, request: ProviderRequest): Promise<Written> {
  const params = paramsOf(request);
  const { signal, tryMs: timeout, receive } = request;
  if (receive === null) {
    return writtenIn(await client.chat.completions.create({ ...params, stream: false }, { signal, timeout }));
  }
  const streamed = { ...params, stream: true, stream_options: { include_usage: true } } as const;
  const partial = { text: '', end: null as Written['end'] | null, usage: null as Written['usage'] };
  let isRefused = false;
  for await (const { choices, usage } of await client.chat.completions.create(streamed, {
    signal,
    timeout,
  })) {
    partial.usage = readUsage(usage) ?? partial.usage;
    const piece = choices[0]?.delta.content ?? '';
    const reason = choices[0]?.finish_reason ?? null;
    isRefused ||= Boolean(choices[0]?.delta.refusal);
    if (reason !== null) partial.end = ends[reason] ?? 'whole';
    if (piece === '') continue;
    partial.text += piece;
    receive(piece);
  }
  return { ...partial, end: isRefused ? 'refused' : (partial.end ?? 'cut-off') };
}
