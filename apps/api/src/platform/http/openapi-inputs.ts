import type { INestApplication } from '@nestjs/common';
import { REDIRECT_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { ACCESS, type Access } from '../access/access.decorators.js';
import { RETURNS, type Reply } from './returns.decorator.js';
import { HANDLED, type Handled } from '../contract/handles.js';
import { DESCRIPTION } from '../validation/validators.js';

type Class = abstract new (...args: never[]) => object;

interface Handler {
  controller: string;
  method: string;
  isPublic: boolean;
  redirects: boolean;
  reply: Reply | undefined;
  parameters: Class[];
  handled: Handled | undefined;
}

/** Every REST handler with its access and the classes of its parameters. */
export function handlersOf(app: INestApplication): Handler[] {
  const reflector = app.get(Reflector);
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Class;
    return Object.getOwnPropertyNames(controller.prototype).flatMap((method) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, method)?.value;
      if (typeof handler !== 'function' || Reflect.getMetadata('path', handler) === undefined) return [];
      const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller as never]);
      const parameters: Class[] = Reflect.getMetadata('design:paramtypes', controller.prototype, method) ?? [];
      return [
        {
          controller: controller.name,
          method,
          isPublic: access?.kind !== 'signed-in',
          redirects: Reflect.hasMetadata(REDIRECT_METADATA, handler),
          reply: reflector.get<Reply | undefined>(RETURNS, handler as never),
          parameters,
          handled: reflector.get<Handled | undefined>(HANDLED, handler as never),
        },
      ];
    });
  });
}

/**
 * Tells Swagger about the fields of every input, from the checks that they carry anyway: what is checked is documented,
 * and nothing has to be said twice.
 */
export function documentInputs(app: INestApplication): void {
  for (const input of new Set(handlersOf(app).flatMap(({ parameters }) => parameters))) {
    const checks = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
    const optional = new Set(
      checks
        .filter(({ type, name }) => type === 'conditionalValidation' || name === 'isOptional')
        .map(({ propertyName }) => propertyName),
    );
    for (const property of new Set(checks.map(({ propertyName }) => propertyName))) {
      const description: object =
        Reflect.getMetadata(DESCRIPTION, input.prototype, property) ?? typeOf(input, property);
      ApiProperty({ ...description, required: !optional.has(property) })(input.prototype, property);
    }
  }
}

function typeOf(input: Class, property: string): object {
  const type: unknown = Reflect.getMetadata('design:type', input.prototype, property);
  if (type === Array) return { type: 'array', items: {} };
  return { type: type === Number ? 'number' : type === Boolean ? 'boolean' : 'string' };
}
