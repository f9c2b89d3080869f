export type HttpFailureStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 421 | 431;

/** A fault in the request itself, found before any use case runs. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFault';
  readonly status: HttpFailureStatus;
  /** Methods of a path that exists, for a 405. */
  readonly allow: string | null;

  constructor(status: HttpFailureStatus, sentence: string, allow: string | null = null) {
    super(sentence);
    this.status = status;
    this.allow = allow;
  }
}
