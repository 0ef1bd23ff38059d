import * as v from 'valibot';
import { fields, text } from './fields.ts';

/** Push services give some 200 to 600 characters. */
const ENDPOINT_MAX = 1_000;

const endpoint = text({ max: ENDPOINT_MAX });

/** So many characters of base64url. */
const base64url = (length: number) =>
  v.pipe(v.string('INVALID'), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), 'INVALID'));

/** Body of POST /api/push/subscriptions: what `PushSubscription.toJSON()` has, with a key of 65 and a secret of 16 bytes. */
export const PushSubscriptionBody = fields({ endpoint, keys: fields({ p256dh: base64url(87), auth: base64url(22) }) });

/** Body of DELETE /api/push/subscriptions. */
export const PushEndpointBody = fields({ endpoint });

/** What a browser needs to subscribe. */
export const PushKey = v.object({ publicKey: v.string() });

export const SavedPushSubscription = v.object({ uuid: v.string() });
