import { createInterface } from 'node:readline/promises';
import { Refusal } from '#core/kernel/refusal.ts';

/**
 * Asks before something that cannot be undone, unless the command line said `--yes`. Refuses ('conflict',
 * `command.not-confirmed`) on any other answer than yes, and where there is no terminal.
 */
export async function askFirst(question: string, isYes: boolean): Promise<void> {
  if (isYes) return;
  if (!process.stdin.isTTY)
    throw new Refusal(
      'conflict',
      'command.not-confirmed',
      `${question} Add --yes: there is no terminal to confirm on.`,
    );
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question} [y/N] `).finally(() => line.close());
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new Refusal('conflict', 'command.not-confirmed', 'Nothing was changed.');
}
