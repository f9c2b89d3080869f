type LogMethod = (fields: Readonly<Record<string, unknown>>, text: string) => void;

/** The part of a pino logger the server uses. */
export interface Log {
  readonly info: LogMethod;
  readonly warn: LogMethod;
  readonly error: LogMethod;
}

interface LogFields {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
}

/** What a log may say of an error. A driver's `detail` can hold an e-mail address and stays out. */
export function reportedError(error: unknown): LogFields {
  if (!(error instanceof Error))
    return { name: 'Thrown', message: String(error), code: null, stack: undefined };
  const code = 'code' in error ? error.code : null;
  return { name: error.name, message: error.message, code, stack: error.stack };
}
