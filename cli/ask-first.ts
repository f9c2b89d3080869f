import { createInterface } from 'node:readline/promises';
import { Refusal } from '#core/kernel/refusal.ts';

/**
 * Asks before something that cannot be taken back, unless the command line said `--yes`. Refuses ('conflict',
 * `command.not-confirmed`) on any other answer than yes, and where nobody can be asked.
 */
export async function askFirst(question: string, isYes: boolean): Promise<void> {
  if (isYes) return;
  if (!process.stdin.isTTY)
    throw new Refusal(
      'conflict',
      'command.not-confirmed',
      `${question} Say --yes: nobody can be asked here.`,
    );
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question} [y/N] `).finally(() => line.close());
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new Refusal('conflict', 'command.not-confirmed', 'Nothing was changed.');
}
