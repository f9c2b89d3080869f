import { ZodError } from 'zod';
import { wasNeverSent } from './errors.ts';
import type { Library } from './provider.ts';

interface HttpFailure extends Error {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
}

type Kind<Failure> = abstract new (...given: never[]) => Failure;

/** The errors a provider's library throws. */
export interface LibraryErrors {
  readonly http: Kind<HttpFailure>;
  readonly connection: Kind<Error>;
  readonly timeout: Kind<Error>;
  readonly aborted: Kind<Error>;
}

const UNREADABLE = {
  status: 502,
  isTimeout: false,
  isConnection: false,
  hadBegun: true,
  headers: null,
  neverSent: false,
};

/** Describes the errors of a library; an answer of unknown shape counts as a failure of the host. */
export const errorsOf =
  ({ http, connection, timeout, aborted }: LibraryErrors): Library['errorOf'] =>
  (error) => {
    if (error instanceof ZodError) return UNREADABLE;
    if (!(error instanceof http)) return null;
    const is = (kind: Kind<Error>): boolean => error instanceof kind;
    const isConnection = is(connection);
    return {
      status: error.status ?? null,
      isTimeout: is(timeout),
      isConnection: isConnection || is(aborted),
      hadBegun: !isConnection && error.status === undefined,
      headers: error.headers ?? null,
      neverSent: wasNeverSent(error),
    };
  };
