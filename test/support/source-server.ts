import { openAnsweringServer, type ReceivedRequest, type SourceReply } from './answering-server.ts';

export interface SourceServer {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** What a path is answered with from now on: several replies are given in turn, the last for ever. */
  answer(path: string, ...replies: readonly SourceReply[]): void;
  /** Forgets every answer and question. */
  clear(): void;
  close(): Promise<void>;
}

/** A real web server on a loopback port that plays the host of a source; a path without an answer is a 404. */
export async function openSourceServer(): Promise<SourceServer> {
  const answers = new Map<string, SourceReply[]>();
  const server = await openAnsweringServer(({ path }) => {
    const left = answers.get(decodeURIComponent(path)) ?? [];
    return (left.length > 1 ? left.shift() : left[0]) ?? null;
  });
  return {
    url: server.url,
    requests: server.requests,
    answer: (path, ...replies) => void answers.set(path, [...replies]),
    clear: () => {
      answers.clear();
      server.requests.length = 0;
    },
    close: server.close,
  };
}
