import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../access/access.decorators.js';
import { IDEMPOTENT } from '../idempotency/idempotency-key.decorator.js';
import { HANDLED, type Handled } from './handles.js';
import { TAG, type TagOf } from './tag.js';

type Class = new (...args: never[]) => object;

/** A handler of the contract and what it says of itself. */
export interface Handler extends Handled {
  /** `Posts.create` */
  name: string;
  access: Access;
  tag: TagOf;
  takesIdempotencyKey: boolean;
}

/** Every handler of the contract. */
export function handlersOf(app: INestApplication): Handler[] {
  const reflector = app.get(Reflector);
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Class;
    return Object.getOwnPropertyNames(controller.prototype).flatMap((method) => {
      const handler = Object.getOwnPropertyDescriptor(controller.prototype, method)?.value as () => unknown;
      const handled = reflector.get<Handled | undefined>(HANDLED, handler);
      if (!handled) return [];
      const name = `${controller.name.replace(/Controller$/, '')}.${method}`;
      const tag = reflector.get<TagOf | undefined>(TAG, controller);
      if (!tag) throw new Error(`${controller.name} has no @Tag`);
      const access = reflector.getAllAndOverride<Access>(ACCESS, [handler, controller]);
      const takesIdempotencyKey = reflector.get<boolean | undefined>(IDEMPOTENT, handler) === true;
      return [{ ...handled, name, access, tag, takesIdempotencyKey }];
    });
  });
}
