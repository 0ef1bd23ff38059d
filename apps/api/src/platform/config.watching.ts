import * as v from 'valibot';
import { digits, setting, url } from './config.shapes.js';

const portOrNone = v.pipe(digits, v.maxValue(65_535, 'must be a port'));
const share = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1));
const PAIR = /^\s*[\w-]+=(?:[\w.~+/=-]|%[2-7][\dA-F])*\s*$/i;
const headers = v.pipe(
  v.string(),
  v.check((list) => list.split(',').every((pair) => PAIR.test(pair)), 'must be `name=value, name=value`'),
);

/** What is told of the server to those who watch over it. The names of the last four are OpenTelemetry's own. */
export const WATCHING_SETTINGS = {
  METRICS_PORT: setting(
    v.optional(portOrNone, '0'),
    'Port of `/metrics` for Prometheus, apart from that of the product; 0 opens none and counts nothing.',
  ),
  METRICS_HOST: setting(
    v.optional(v.string(), '127.0.0.1'),
    'The address on which `/metrics` listens. It asks nobody who they are: open it to your own network alone.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    v.optional(url),
    'A collector that takes traces by OTLP over HTTP, without its `/v1/traces`: `http://collector:4318`. Without it none are recorded.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    v.optional(headers),
    'Headers that it asks for: `name=value, name=value`, with what is no plain letter as `%20`.',
  ),
  OTEL_SERVICE_NAME: setting(v.optional(v.string(), 'haiko'), 'What the traces of these servers are called there.'),
  OTEL_TRACES_SAMPLER_ARG: setting(
    v.optional(share, '1'),
    'Which share of all traces is recorded, 0 to 1; each is recorded whole or not at all.',
  ),
};

type Watching = v.InferOutput<v.ObjectSchema<typeof WATCHING_SETTINGS, undefined>>;

export interface MetricsSettings {
  host: string;
  port: number;
}

export interface TracingSettings {
  /** Where traces are sent to. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** 0 to 1. */
  share: number;
}

/** Undefined where nobody may look. */
export function metricsSettings({ METRICS_HOST: host, METRICS_PORT: port }: Watching): MetricsSettings | undefined {
  return port === 0 ? undefined : { host, port };
}

/** Undefined where nobody collects traces. */
export function tracingSettings(settings: Watching): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given } = settings;
  if (endpoint === undefined) return undefined;
  const pairs = given?.split(',') ?? [];
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: Object.fromEntries(pairs.map(headerOf)),
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

function headerOf(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), decodeURIComponent(value.join('=').trim())];
}
