/** The option `--json` of a command. */
export interface JsonOption {
  readonly json?: true | undefined;
}

/** Results go to stdout, everything else to stderr, so that output can be piped. `value` is printed with `--json`, `prose` without. */
export function printResult({ json }: JsonOption, value: unknown, prose: string): void {
  process.stdout.write(json === true ? `${JSON.stringify(value, null, 2)}\n` : `${prose}\n`);
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

let outlives = false;

/** A reader that leaves early (`… | head`) is no failure: what it does not want is dropped. */
export function outliveReaders(): void {
  if (outlives) return;
  outlives = true;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
