import { RequestMethod } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS } from '../src/platform/access/access.decorators.js';
import { HANDLED, type Handled } from '../src/platform/contract/handles.js';
import type { TestApp } from './app.js';

interface Owned {
  name: string;
  metatype: new (...args: never[]) => object;
}

/** A method that answers somebody outside. */
export interface EntryPoint {
  /** `PUT /api/post/{id}`, `readPost`, `Post.comments`. */
  name: string;
  kind: 'route' | 'query' | 'mutation' | 'field';
  /** `PostsController.update` */
  method: string;
  /** Whether it says who may call it; fields are asked for by way of a root field, which does. */
  saysAccess: boolean;
}

/** Our own classes that Nest makes; its packages' are none of our business. */
export function classesOf({ app }: TestApp): Owned[] {
  const modules = [...app.get(ModulesContainer).values()];
  const wrappers = modules.flatMap((module) => [...module.controllers.values(), ...module.providers.values()]);
  const found = wrappers.flatMap(({ metatype }) =>
    typeof metatype === 'function' && metatype.prototype ? [metatype as Owned['metatype']] : [],
  );
  return [...new Set(found)].map((metatype) => ({ name: metatype.name, metatype }));
}

/** Every method that answers a REST route, a root field of the query endpoint or a field of a type. */
export function entryPointsOf(test: TestApp): EntryPoint[] {
  const reflector = test.app.get(Reflector);
  return classesOf(test).flatMap(({ name, metatype }) =>
    Object.getOwnPropertyNames(metatype.prototype).flatMap((method) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(metatype.prototype, method)?.value;
      if (typeof handler !== 'function') return [];
      const saysAccess = reflector.getAllAndOverride(ACCESS, [handler as never, metatype]) !== undefined;
      return namesOf(metatype, handler, method).map((named) => ({ ...named, method: `${name}.${method}`, saysAccess }));
    }),
  );
}

function namesOf(owner: Owned['metatype'], handler: object, method: string): Pick<EntryPoint, 'name' | 'kind'>[] {
  const read = <Value>(key: string, of = handler) => Reflect.getMetadata(key, of) as Value | undefined;
  if (Reflect.hasMetadata('path', handler) && Reflect.hasMetadata('method', handler)) {
    const handled = read<Handled>(HANDLED);
    const paths = [read<string | string[]>('path') ?? []].flat();
    const names = handled
      ? [`${handled.call.method} ${handled.call.path}`]
      : paths.map((path) => `${RequestMethod[read<RequestMethod>('method') ?? RequestMethod.GET]} /${path}`);
    return names.map((name) => ({ name, kind: 'route' }));
  }
  const name = read<string>('graphql:resolver_name') ?? method;
  const root = read<unknown>('graphql:resolver_type');
  if (root === 'Query') return [{ name, kind: 'query' }];
  if (root === 'Mutation') return [{ name, kind: 'mutation' }];
  if (!read('graphql:resolve_property')) return [];
  const type = String(read('graphql:resolver_type', owner)).replace(/View$/, '');
  return [{ name: `${type}.${name}`, kind: 'field' }];
}
