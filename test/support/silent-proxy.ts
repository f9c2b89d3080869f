import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent: connections stay open and nothing comes through any more. */
export interface SilentProxy {
  readonly port: number;
  fallSilent(): void;
  /** New connections come through again; those from before stay dead. */
  speak(): void;
  /** Connections of ours that are still open. */
  open(): number;
  close(): Promise<void>;
}

/** Opens such a way to a socket file. */
export async function openSilentProxy(socketFile: string): Promise<SilentProxy> {
  let isSilent = false;
  const ours = new Set<Socket>();
  const server = createServer((near) => {
    ours.add(near);
    near.on('close', () => ours.delete(near));
    near.on('error', () => undefined);
    const far = connect(socketFile);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let isDead = isSilent;
    const pass = (to: Socket) => (part: Buffer) => {
      isDead ||= isSilent;
      if (!isDead) to.write(part);
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    open: () => ours.size,
    close: () => {
      for (const socket of ours) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
