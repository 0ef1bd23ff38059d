import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUuid } from '@haiko/shared/contract/fields';
import { requestOf } from '../access/access.decorators.js';
import { AppError } from '../errors/app-error.js';

const HEADER = 'Idempotency-Key';

/** On a handler: it takes a key. */
export const IDEMPOTENT = 'idempotent';

/** The header in the documentation. */
export const IDEMPOTENCY_HEADER = {
  name: HEADER,
  in: 'header',
  required: false,
  description:
    'A uuid that the client makes for this write. Sending it again with the same key and body returns what the first one made.',
  schema: { type: 'string' },
};

/** `null` without one; quoted, as the draft of the standard has it, or bare. Throws `VALIDATION_FAILED` for what is no uuid. */
function keyOf(context: ExecutionContext): string | null {
  const sent = requestOf(context).get(HEADER);
  if (sent === undefined) return null;
  const key = sent.replace(/^"(.*)"$/, '$1');
  if (!isUuid(key)) throw wrongKey();
  return key.toLowerCase();
}

/** A key that is none, or was used for something else. */
export const wrongKey = () => new AppError('VALIDATION_FAILED', { fields: [{ path: HEADER, code: 'INVALID' }] });

/** What a client calls the write that it asks for: `@IdempotencyKey() key: string | null`; see `withIdempotencyKey`. */
export const IdempotencyKey = () =>
  createParamDecorator((_: unknown, context: ExecutionContext) => keyOf(context), [markHandler])();

function markHandler(target: object, method: string | symbol | undefined): void {
  const handler: unknown = method && Object.getOwnPropertyDescriptor(target, method)?.value;
  if (handler) Reflect.defineMetadata(IDEMPOTENT, true, handler);
}
