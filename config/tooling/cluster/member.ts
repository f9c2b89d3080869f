import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A member's browser: it comes from an address of its own, keeps its connections and its cookies. */
export interface Browser {
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  close(): void;
}

const ANSWER_WITHIN_MS = 30_000;

/** `nth`: which address of the loopback it comes from, because servers count tries by address. */
export function makeBrowser(port: number, nth: number): Browser {
  const localAddress = `127.0.1.${1 + (nth % 250)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const cookies = new Map<string, string>();
  const remember = (answer: IncomingMessage): void => {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-length': Buffer.byteLength(payload),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const host = '127.0.0.1';
      const sent = request({ host, port, localAddress, agent, method, path, headers }, (answer) => {
        remember(answer);
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
      });
      sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject).end(payload);
    });
  return { ask, close: () => agent.destroy() };
}
