type Tell = (fields: Readonly<Record<string, unknown>>, text: string) => void;

/** The part of a pino logger that the door uses. */
export interface Log {
  readonly info: Tell;
  readonly warn: Tell;
  readonly error: Tell;
}

interface Told {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
}

/** What a log may say of an error. A driver's `detail` can hold an e-mail address and stays out. */
export function reportedError(error: unknown): Told {
  if (!(error instanceof Error))
    return { name: 'Thrown', message: String(error), code: null, stack: undefined };
  const code = 'code' in error ? error.code : null;
  return { name: error.name, message: error.message, code, stack: error.stack };
}
