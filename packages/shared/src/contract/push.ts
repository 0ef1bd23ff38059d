import { call } from './call.ts';
import type { PushEndpointBody, PushKey, PushSubscriptionBody, SavedPushSubscription } from './push.schemas.ts';

/** What the push service carries to the service worker, as JSON. */
export interface PushPayload {
  title: string;
  body: string;
  /** Of the body, as HTML has it. */
  lang: string;
  /** Where a tap leads. */
  path: string;
  /** A message takes the place of the one before with the same tag. */
  tag: string;
}

export const readPushKey = call('GET', '/api/push/key', 200).returns<typeof PushKey>();
export const subscribeToPush = call('POST', '/api/push/subscriptions', 201)
  .takes<typeof PushSubscriptionBody>()
  .returns<typeof SavedPushSubscription>();
export const unsubscribeFromPush = call('DELETE', '/api/push/subscriptions', 204).takes<typeof PushEndpointBody>();
