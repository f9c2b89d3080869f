/** Results go to stdout, everything else to stderr, so that output can be piped. */
export function printResult(asJson: boolean, value: unknown, prose: string): void {
  process.stdout.write(asJson ? `${JSON.stringify(value, null, 2)}\n` : `${prose}\n`);
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
