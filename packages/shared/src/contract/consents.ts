import { call } from './call.ts';
import type { ConsentsBody } from './consents.schemas.ts';

export const giveConsents = call('PUT', '/api/user/consents', 204).takes<typeof ConsentsBody>();
