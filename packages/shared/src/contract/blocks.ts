import type { Blocked } from './blocks.schemas.ts';
import { call } from './call.ts';

export const blockUser = call('POST', '/api/user/block/{id}', 200).returns<typeof Blocked>();
export const unblockUser = call('DELETE', '/api/user/block/{id}', 200).returns<typeof Blocked>();
