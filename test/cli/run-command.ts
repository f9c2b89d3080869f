import type { Command } from 'commander';

/** What a command wrote to stdout and stderr, and the error it ended with. */
export interface CommandResult {
  out: string;
  err: string;
  error: unknown;
}

/** Runs one command on doors of a test and listens. One at a time. */
export async function runCommand(command: Command, ...args: readonly string[]): Promise<CommandResult> {
  const result: CommandResult = { out: '', err: '', error: null };
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write] as const;
  const into = (stream: 'out' | 'err') => (text: unknown) => {
    result[stream] += String(text);
    return true;
  };
  stdout.write = into('out');
  stderr.write = into('err');
  for (const each of [command, ...command.commands]) each.exitOverride();
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    result.error = error;
  } finally {
    [stdout.write, stderr.write] = writes;
  }
  return result;
}
