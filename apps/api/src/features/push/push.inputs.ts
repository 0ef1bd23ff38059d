import { ECDH } from 'node:crypto';
import { Check, Describe, Nested, Text } from '../../platform/validation/validators.js';

/** Push services give some 200 to 600 characters. */
const ENDPOINT_MAX = 1_000;
const AUTH_BYTES = 16;

/** The keys of a browser (base64url), as `PushSubscription.toJSON()` has them. */
class PushKeysInput {
  @Describe({ type: 'string' })
  @Check('INVALID', isPublicKey)
  p256dh: string;

  @Describe({ type: 'string' })
  @Check('INVALID', (value) => bytesOf(value).length === AUTH_BYTES)
  auth: string;
}

/** Body of POST /api/push/subscriptions. */
export class SubscriptionInput {
  @Text({ max: ENDPOINT_MAX })
  endpoint: string;

  @Check('REQUIRED', (value) => value !== undefined && value !== null)
  @Nested(() => PushKeysInput)
  keys: PushKeysInput;
}

/** Body of DELETE /api/push/subscriptions. */
export class EndpointInput {
  @Text({ max: ENDPOINT_MAX })
  endpoint: string;
}

function bytesOf(value: unknown): Buffer {
  return typeof value === 'string' && /^[\w-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64url') : Buffer.alloc(0);
}

/** A point of P-256, uncompressed: anything else could not be encrypted for later. */
function isPublicKey(value: unknown): boolean {
  const bytes = bytesOf(value);
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
