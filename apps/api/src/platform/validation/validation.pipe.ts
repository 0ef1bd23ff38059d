import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { GenericSchema } from 'valibot';
import { parse } from '../contract/parse.js';

const SCHEMA = 'validation:schema';

/**
 * The schema by which the arguments of a query or mutation are checked: `@ValidatedBy(fields({ uuid }))` on an `@ArgsType()`
 * class, which then has GraphQL's fields alone. A schema that makes something else than the class says does not compile.
 */
export const ValidatedBy =
  <Output>(schema: GenericSchema<unknown, Output>) =>
  <Args extends object>(target: (abstract new () => Args) & (Output extends Args ? unknown : never)): void =>
    Reflect.defineMetadata(SCHEMA, schema, target);

/** What GraphQL has checked by itself: a single argument. */
const SCALARS: readonly unknown[] = [String, Number, Boolean, Object];

/** Checks the arguments of queries and mutations by their schema; bodies are checked by `InputBody`. */
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype || SCALARS.includes(metatype)) return value;
    // Its own schema, and not that of what it extends.
    const schema = Reflect.getOwnMetadata(SCHEMA, metatype) as GenericSchema | undefined;
    if (!schema) throw new Error(`${metatype.name} is checked by nothing`);
    return parse(schema, value);
  }
}
