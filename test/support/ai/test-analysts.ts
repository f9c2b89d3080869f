import { openAnthropicServer } from './anthropic-server.ts';
import type { ModelRequest, React } from './model-server.ts';
import { openOpenAiServer } from './openai-server.ts';

type Json = Readonly<Record<string, unknown>>;

const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value);

/** Fields of the shape that is asked for; none for plain text. */
function fieldsAsked({ body }: ModelRequest): readonly string[] {
  const schema =
    within(body, 'output_config', 'format', 'schema') ?? within(body, 'text', 'format', 'schema');
  return Object.keys((within(schema, 'properties') as Json | undefined) ?? {});
}

/** All that was said to the model, as it came. */
export const promptOf = ({ body }: ModelRequest): string =>
  JSON.stringify([body['system'] ?? body['instructions'], body['messages'] ?? body['input']]);

const STARTER = /\\n#([0-9A-Z]{1,3}) (?:(?!\\n).)*?: post /g;

/** Program numbers of the starters of the last race in the prompt. */
function startersIn(prompt: string): readonly string[] {
  const race = prompt.slice(prompt.lastIndexOf('<data name=\\"race '));
  return [...race.matchAll(STARTER)].flatMap(([, number]) => number ?? []);
}

const REASON =
  'It ran well enough last time out and meets nothing better here today over a trip that suits it.';

/** An answer in the shape that is asked for: the first starter, or the second for who likes another. */
function answerTo(request: ModelRequest, likes: 0 | 1): unknown {
  const starters = startersIn(promptOf(request));
  const [one = '1', two = one, three = two] =
    likes === 0 ? starters : [starters[1], starters[0], starters[2]];
  const fields = new Set(fieldsAsked(request));
  if (fields.has('primary')) {
    return {
      primary: { programNumber: one, confidence: 71, reasons: [REASON, REASON, REASON] },
      longshot: two === one ? null : { programNumber: two, reason: REASON },
      value: [{ programNumber: one, confidence: 60, reason: REASON }],
      exotics:
        new Set([one, two, three]).size < 3
          ? []
          : [{ betType: 'trifecta', programNumbers: [one, two, three], reason: REASON }],
    };
  }
  if (fields.has('critique')) return { critique: `I still prefer #${one} to that one.` };
  if (fields.has('explanation'))
    return { programNumber: one, explanation: `I stay with #${one}, as before.` };
  if (fields.has('riskLevel'))
    return { confidence: 60, riskLevel: 'low', summary: 'An even race.', keyFactor: 'The pace.' };
  return { programNumber: one, confidence: 7, reasoning: `I like #${one} best of all here.` };
}

const reactAs =
  (likes: 0 | 1, afterMs: number): React =>
  (request) => ({
    does: 'answer',
    text:
      fieldsAsked(request).length === 0
        ? 'This race is a close one: hold what you need not stake.'
        : JSON.stringify(answerTo(request, likes)),
    afterMs,
  });

/** Both providers on this machine, with answers that can stand: each side likes another horse. */
export async function openTestAnalysts({ afterMs = 0 } = {}) {
  const [anthropic, openai] = [
    await openAnthropicServer(reactAs(0, afterMs)),
    await openOpenAiServer(reactAs(1, afterMs)),
  ];
  return {
    anthropic,
    openai,
    requests: (): readonly ModelRequest[] => [...anthropic.requests, ...openai.requests],
    settings: {
      ANTHROPIC_API_KEY: 'a-key',
      ANTHROPIC_BASE_URL: anthropic.address,
      OPENAI_API_KEY: 'a-key',
      OPENAI_BASE_URL: openai.address,
    },
    close: async () => {
      await Promise.all([anthropic.close(), openai.close()]);
    },
  };
}
