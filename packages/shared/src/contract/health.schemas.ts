import * as v from 'valibot';

export const Healthy = v.object({ status: v.literal('ok') });
