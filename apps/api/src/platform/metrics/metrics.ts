import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelsOf, METRICS, type NameOf, type Reading } from './metrics.catalog.js';

type Library = typeof import('prom-client');
type Reader<Name extends NameOf<'gauge'>> = () => Promise<readonly Reading<Name>[]> | readonly Reading<Name>[];

/** In seconds: from an answer that was kept to the longest that anybody waits. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics by their names, with what the library needs to count them. */
interface Store {
  registry: Registry;
  counters: Map<string, Counter>;
  histograms: Map<string, Histogram>;
}

/**
 * The one place in which the server counts what it does, for `/metrics`. What can be counted stands in metrics.catalog.ts. Where no
 * port is set there is no library either, and every method returns at once.
 */
export class Metrics {
  readonly #readers = new Map<NameOf<'gauge'>, Reader<never>[]>();
  readonly #store: Store | undefined;

  /** Without the library nothing is counted. */
  constructor(library?: Library) {
    this.#store = library && this.#open(library);
  }

  /** Whether anybody counts: what would have to be worked out for it need not be. */
  get isOn(): boolean {
    return this.#store !== undefined;
  }

  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
    this.#store?.counters.get(name)?.inc(labels, by);
  }

  observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
    this.#store?.histograms.get(name)?.observe(labels, seconds);
  }

  /** Has numbers read whenever somebody looks; several may tell of one metric. What cannot be read is left out. */
  watch<Name extends NameOf<'gauge'>>(name: Name, read: Reader<Name>): void {
    if (!this.#store) return;
    this.#readers.set(name, [...(this.#readers.get(name) ?? []), read]);
  }

  /** All of it in Prometheus' text form, and the `Content-Type` of that. */
  async text(): Promise<{ type: string; body: string }> {
    const { registry } = this.#store ?? {};
    return { type: registry?.contentType ?? 'text/plain', body: (await registry?.metrics()) ?? '' };
  }

  #open({ Registry, Counter, Gauge, Histogram, collectDefaultMetrics }: Library): Store {
    const registry = new Registry();
    const store: Store = { registry, counters: new Map(), histograms: new Map() };
    collectDefaultMetrics({ register: registry });
    for (const [name, { kind, help, labels }] of Object.entries(METRICS)) {
      const described = { name, help, labelNames: [...labels], registers: [registry] };
      if (kind === 'counter') store.counters.set(name, new Counter(described));
      if (kind === 'histogram') store.histograms.set(name, new Histogram({ ...described, buckets: BUCKETS }));
      if (kind === 'gauge') {
        const read = (gauge: Gauge) => this.#read(name as NameOf<'gauge'>, gauge);
        new Gauge({
          ...described,
          collect() {
            return read(this);
          },
        });
      }
    }
    return store;
  }

  async #read(name: NameOf<'gauge'>, gauge: Gauge): Promise<void> {
    const settled = await Promise.allSettled((this.#readers.get(name) ?? []).map(async (read) => read()));
    gauge.reset();
    for (const result of settled) {
      if (result.status === 'fulfilled') for (const { labels, value } of result.value) gauge.set(labels, value);
    }
  }
}
