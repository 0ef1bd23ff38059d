import { call } from './call.ts';
import type { PushEndpointBody, PushKey, PushSubscriptionBody, SavedPushSubscription } from './push.schemas.ts';

export const readPushKey = call('GET', '/api/push/key', 200).returns<typeof PushKey>();
export const subscribeToPush = call('POST', '/api/push/subscriptions', 201)
  .takes<typeof PushSubscriptionBody>()
  .returns<typeof SavedPushSubscription>();
export const unsubscribeFromPush = call('DELETE', '/api/push/subscriptions', 204).takes<typeof PushEndpointBody>();
