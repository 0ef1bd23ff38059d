import net from 'node:net';

export interface TcpProxy {
  port: number;
  /** `up` passes on; `down` refuses and cuts; `silent` accepts and never answers. */
  mode(mode: 'up' | 'down' | 'silent'): Promise<void>;
  stop(): Promise<void>;
}

/** Stands between the server and its database and can take it away. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let silent = false;
  const server = net.createServer((socket) => {
    keep(socket);
    if (silent) return;
    const upstream = net.connect(target.port, target.host);
    keep(upstream);
    socket.on('data', (data) => !silent && upstream.write(data));
    upstream.on('data', (data) => !silent && socket.write(data));
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
  });
  function keep(socket: net.Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  async function cut(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await close();
  }
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    async mode(mode) {
      silent = mode === 'silent';
      if (mode === 'down') return cut();
      if (!server.listening) await listen(port);
    },
    stop: cut,
  };
}
