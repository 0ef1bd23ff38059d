import net from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { entryPointsOf } from '../entry-points.js';
import type { HandlersInOrder } from '../../src/platform/http/in-order.js';
import type { TestApp } from '../app.js';

const METHODS = ['use', 'all', 'get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

type Mount = (...args: unknown[]) => unknown;

/** Writes down whatever is mounted on the server of an application from now on, in its order: `use /files`, `get /api/docs`. */
export function watchMounts(app: INestApplication): string[] {
  const express = app.getHttpAdapter().getInstance() as Record<(typeof METHODS)[number], Mount>;
  const mounts: string[] = [];
  for (const method of METHODS) {
    const mount = express[method].bind(express);
    express[method] = (...args) => {
      mounts.push(...namesOf(method, args));
      return mount(...args);
    };
  }
  return mounts;
}

/** Each handler by where it stands; one that stands nowhere in particular by its own name, so that none takes the place of another. */
function namesOf(method: string, args: unknown[]): string[] {
  const handlers = args
    .flat(Infinity)
    .flatMap((one): readonly unknown[] => (one as Partial<HandlersInOrder>).handlers ?? [one])
    .filter((one) => typeof one === 'function');
  const paths = [args[0]].flat().filter((one) => typeof one === 'string' || one instanceof RegExp);
  // `express.get('trust proxy')` reads a setting.
  if (handlers.length === 0) return [];
  if (paths.length > 0) return paths.map((path) => `${method} ${String(path)}`);
  return handlers.map(({ name }) => `${method} * ${name}`.trim());
}

/** What of it is no handler of Nest's, which the rows of the calls are about. */
export function doorsAmong(mounts: readonly string[], test: TestApp): string[] {
  const routes = entryPointsOf(test)
    .filter(({ kind }) => kind === 'route')
    .map(({ name }) => name.replace(/^\w+/, (method) => method.toLowerCase()).replace(/\{(\w+)\}/g, ':$1'));
  return mounts.filter((mount) => !routes.includes(mount));
}

/** Which servers begin to listen in this process, until it is asked: their addresses. */
export function watchListening(): () => string[] {
  const { listen } = net.Server.prototype;
  const servers: net.Server[] = [];
  net.Server.prototype.listen = function (this: net.Server, ...args: never[]) {
    servers.push(this);
    return Reflect.apply(listen, this, args) as net.Server;
  } as typeof listen;
  return () => {
    net.Server.prototype.listen = listen;
    return servers.map((server) => `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`);
  };
}
