import { Command } from 'commander';
import { withIsoTime } from '#core/assistant/shown/answer-parts.ts';
import type { JakeReply, JakeRequest, JakeSession } from '#core/assistant/use-cases/ask-jake.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { answerText } from './answer-text.ts';
import { printResult } from './print.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface AskDeps {
  askJake(request: JakeRequest): Promise<JakeSession>;
  close(): Promise<void>;
}

interface Options {
  readonly track?: string;
  readonly json?: true;
}

const replyText = ({ response, analysedBy, parts }: JakeReply): string =>
  `${parts === null ? response : answerText(parts)}\n\n${analysedBy}`;

/** The reply as JSON; the parts are left out where the answer is words alone. */
const replyJson = ({ parts, ...reply }: JakeReply) =>
  parts === null ? reply : { ...reply, parts: withIsoTime(parts) };

/** `racing-cli ask`: a question about bets and races of the card in play, answered as on the site. */
export function askCommand(open: () => Promise<AskDeps>): Command {
  return new Command('ask')
    .description("ask a question about the day's races and bets")
    .argument('<question...>', 'the question, in plain words')
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ask How should I bet 400 dollars on race 3')
    .action(async (words: readonly string[], { track = DEFAULT_TRACK_SLUG, json }: Options) => {
      const question = {
        track,
        question: words.join(' '),
        field: 'question',
        feature: 'ask-jake',
        askedBy: null,
      } as const;
      const reply = await withApp(open, async (app) => (await app.askJake(question)).answer(() => undefined));
      printResult({ json }, replyJson(reply), replyText(reply));
    });
}
