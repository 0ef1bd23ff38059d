import * as v from 'valibot';
import { digits, setting } from './config.shapes.js';

const portOrNone = v.pipe(digits, v.maxValue(65_535, 'must be a port'));

/** What is told of the server to those who watch over it. */
export const WATCHING_SETTINGS = {
  METRICS_PORT: setting(
    v.optional(portOrNone, '0'),
    'Port of `/metrics` for Prometheus, apart from that of the product; 0 opens none and counts nothing.',
  ),
  METRICS_HOST: setting(
    v.optional(v.string(), '127.0.0.1'),
    'The address on which `/metrics` listens. It asks nobody who they are: open it to your own network alone.',
  ),
};

type Watching = { [Name in keyof typeof WATCHING_SETTINGS]: v.InferOutput<(typeof WATCHING_SETTINGS)[Name]> };

export interface MetricsSettings {
  host: string;
  port: number;
}

/** Undefined where nobody may look. */
export function metricsSettings({ METRICS_HOST: host, METRICS_PORT: port }: Watching): MetricsSettings | undefined {
  return port === 0 ? undefined : { host, port };
}
