import { main } from '#cli/main.ts';
import { cleanEnvironment, type Ended, type Environment } from '#test/support/running-product.ts';

function setEnvironment(wanted: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in wanted)) delete process.env[name];
  Object.assign(process.env, wanted);
}

/** Runs a command line in this process, which saves the second that a process of its own takes to start. One at a time. */
export async function typed(
  dataFolder: string,
  args: readonly string[],
  extra: Environment = {},
): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write] as const;
  const before = { ...process.env };
  const into = (stream: keyof typeof output) => (text: unknown) => {
    output[stream] += String(text);
    return true;
  };
  stdout.write = into('stdout');
  stderr.write = into('stderr');
  setEnvironment(cleanEnvironment(dataFolder, extra));
  try {
    return { code: await main(args), ...output };
  } finally {
    setEnvironment(before);
    [stdout.write, stderr.write] = writes;
  }
}

/** Runs a command that must end well, and reads the JSON it prints. */
export async function typedJson<T>(dataFolder: string, ...args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await typed(dataFolder, [...args, '--json']);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
