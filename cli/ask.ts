import { Command } from 'commander';
import type { JakeReply, JakeWanted, Telling } from '#core/assistant/use-cases/ask-jake.ts';
import { printResult } from './print.ts';

export interface AskDeps {
  askJake(jakeWanted: JakeWanted): Promise<Telling>;
  close(): Promise<void>;
}

interface Options {
  readonly track: string;
  readonly json?: true;
}

const replyText = ({ response, analysedBy }: JakeReply): string => `${response}\n\n${analysedBy}`;

/** `racing-cli ask`: a question about bets and races of the card in play, answered as on the site. */
export function askCommand(open: () => Promise<AskDeps>): Command {
  return new Command('ask')
    .description('ask about bets and races of the day')
    .argument('<question...>', 'in plain words')
    .option('--track <slug>', 'the track', 'saratoga')
    .option('--json', 'print the answer as JSON')
    .addHelpText('after', '\nExample: racing-cli ask How should I bet 400 dollars on race 3')
    .action(async (words: readonly string[], { track, json }: Options) => {
      const askDeps = await open();
      const wanted = {
        track,
        question: words.join(' '),
        field: 'question',
        feature: 'ask-jake',
        askedBy: null,
      } as const;
      const asked = async (): Promise<JakeReply> => (await askDeps.askJake(wanted)).tell(() => undefined);
      const reply = await asked().finally(() => askDeps.close());
      printResult(json === true, reply, replyText(reply));
    });
}
