/** An answered request, as it is counted. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its route, such as `/api/races/:id`; never the address itself. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What the server measures of itself, and the page it is read from. */
export interface HttpMetrics {
  readonly countAnswer: (request: AnsweredRequest) => void;
  readonly countListeners: (change: 1 | -1) => void;
  readonly countReplyLookup: (result: 'hit' | 'miss') => void;
  /** Everything measured, in the text format of Prometheus. */
  readonly page: () => Promise<{ readonly contentType: string; readonly text: string }>;
}
