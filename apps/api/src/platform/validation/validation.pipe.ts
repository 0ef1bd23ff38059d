import { type ArgumentMetadata, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type ErrorCode, FIELD_ERRORS, type FieldError } from '@haiko/shared/errors';
import type { GenericSchema } from 'valibot';
import { parse } from '../contract/parse.js';
import { AppError } from '../errors/app-error.js';

const SCHEMA = 'validation:schema';

/**
 * The schema by which the arguments of a query or mutation are checked: `@ValidatedBy(fields({ uuid }))` on an `@ArgsType()`
 * class, which then has GraphQL's fields alone. A schema that makes something else than the class says does not compile.
 */
export const ValidatedBy =
  <Output>(schema: GenericSchema<unknown, Output>) =>
  <Args extends object>(target: (abstract new () => Args) & (Output extends Args ? unknown : never)): void =>
    Reflect.defineMetadata(SCHEMA, schema, target);

/** The schema of an arguments class, of its own and not of what it extends. */
export const schemaOf = (metatype: ArgumentMetadata['metatype']) =>
  metatype && (Reflect.getOwnMetadata(SCHEMA, metatype) as GenericSchema | undefined);

/** Checks arguments by their schema; those without one yet by the decorators of their class. */
export class InputPipe implements PipeTransform {
  readonly #byDecorators = inputValidation();

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const schema = schemaOf(metadata.metatype);
    return schema ? parse(schema, value) : this.#byDecorators.transform(value, metadata);
  }
}

/** Inputs are checked once, at the edge; fields that no input names are dropped. */
function inputValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => toAppError(errors),
  });
}

function toAppError(errors: ValidationError[]): AppError {
  const own = errors.map(ownCode).find((code) => code !== undefined);
  return own
    ? new AppError(own)
    : new AppError('VALIDATION_FAILED', { fields: errors.flatMap((error) => fieldErrors(error)) });
}

/** A validator may name an error code of its own (`TOO_MANY_FILES`) in its `context`; then that is the answer. */
function ownCode(error: ValidationError): ErrorCode | undefined {
  const contexts: { errorCode?: ErrorCode }[] = Object.values(error.contexts ?? {});
  const inner = (error.children ?? []).map(ownCode).find((code) => code !== undefined);
  return contexts.find((context) => context.errorCode)?.errorCode ?? inner;
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const names = Object.keys(error.constraints ?? {});
  const code = FIELD_ERRORS.find((candidate) => names.includes(candidate)) ?? 'INVALID';
  const own: FieldError[] = names.length > 0 ? [{ path, code }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}
