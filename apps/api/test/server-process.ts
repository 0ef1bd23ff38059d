import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The settings without which no process of ours starts, beside its database and its folder. */
const SETTINGS = {
  HAIKO_ENV: 'local',
  ACCESS_TOKEN_SECRET: 'a'.repeat(40),
  REFRESH_TOKEN_SECRET: 'r'.repeat(40),
  PRIVACY_SECRET: 'p'.repeat(40),
};

export interface Running {
  child: ChildProcess;
  url: string;
  port: number;
  log(): string;
}

/** One of the built programs (`main`, `commands/…`) in a process of its own, with what it writes. */
export function startProcess(
  program: string,
  settings: Record<string, string>,
  args: string[] = [],
): { child: ChildProcess; log(): string } {
  const child = spawn(process.execPath, [`dist/${program}.js`, ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (text) => (log += text));
  child.stderr.on('data', (text) => (log += text));
  return { child, log: () => log };
}

/** The server as it is started for real; ready when this returns. Ending it is the caller's. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const { child, log } = startProcess('main', { HOST: '127.0.0.1', PORT: String(port), ...settings });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${log()}`);
    if (
      await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { child, url, port, log };
    await sleep(50);
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
