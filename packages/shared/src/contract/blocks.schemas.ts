import * as v from 'valibot';

export const Blocked = v.object({ isBlocked: v.boolean() });
