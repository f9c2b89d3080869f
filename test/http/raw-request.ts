import { connect } from 'node:net';

/** Sends bytes as they stand and gives the first answer as text; for what fetch would not send. */
export function rawRequest(address: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** The `message` of a JSON answer, chunked or not. */
export const messageOf = (answer: string): string | null =>
  /"message":"([^"]+)"/.exec(answer.slice(answer.indexOf('\r\n\r\n')))?.[1] ?? null;
