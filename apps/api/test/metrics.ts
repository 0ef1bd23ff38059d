import { freePort } from './server-process.js';

/** One number as it was told. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Settings that open `/metrics` on a free port. */
export async function metricsSettings(): Promise<Record<string, string>> {
  return { METRICS_PORT: String(await freePort()) };
}

/** What Prometheus reads of a server with these settings. */
export async function scrape(settings: Record<string, string>): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${settings['METRICS_PORT']}/metrics`);
  if (!reply.ok) throw new Error(`/metrics answered ${reply.status}`);
  return reply.text();
}

/** The numbers of one metric. */
export function samplesOf(body: string, name: string): Sample[] {
  const lines = body.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm);
  return [...lines].flatMap(([, found = '', labels = '', value]) =>
    found === name ? [{ name, labels: labelsIn(labels), value: Number(value) }] : [],
  );
}

/** The number with these labels; undefined where there is none. */
export function valueOf(body: string, name: string, labels: Record<string, string>): number | undefined {
  const wanted = Object.entries(labels);
  return samplesOf(body, name).find((sample) => wanted.every(([label, value]) => sample.labels[label] === value))
    ?.value;
}

function labelsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', value = '']) => [label, value]),
  );
}
