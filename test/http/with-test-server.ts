import { openTestServer, type TestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

/** Runs `work` against a server of its own and closes the server. */
export async function withTestServer(
  options: ServerOptions,
  work: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await openTestServer(options);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}
