import { call } from './call.ts';
import type { Healthy } from './health.schemas.ts';

export const isLive = call('GET', '/health/live', 200).returns<typeof Healthy>();
export const isReady = call('GET', '/health/ready', 200).returns<typeof Healthy>();
