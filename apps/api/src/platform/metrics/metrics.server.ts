import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Metrics } from './metrics.js';

/** `/metrics`, on a port of its own that no reader of the product reaches. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('Metrics');
  #server: Server | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Rejects where the port is taken. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    const { host, port } = this.config.metrics;
    this.#server = createServer((request, response) => void this.#answer(request, response)).listen(port, host);
    await once(this.#server, 'listening');
    this.#logger.log({ metrics: port });
  }

  onApplicationShutdown(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  async #answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    try {
      const { type, body } = await this.metrics.text();
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    } catch (error) {
      this.#logger.error({ error: String(error) }, 'The metrics could not be told');
      response.writeHead(500).end();
    }
  }
}
