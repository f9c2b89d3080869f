export type HttpFailureStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 431;

/** A fault of the request itself, seen at the door before any room is asked. */
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
