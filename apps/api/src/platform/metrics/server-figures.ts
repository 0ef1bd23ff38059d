import fs from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { Replicas, type ReplicaState } from '../database/replicas.js';
import { Metrics } from './metrics.js';

/** What there is of what the server lives on: connections to the database, room on the disk. */
@Injectable()
export class ServerFigures {
  constructor(
    metrics: Metrics,
    database: Database,
    replicas: Replicas,
    { database: { poolSize }, uploadDir }: AppConfig,
  ) {
    const ofReplicas = (value: (state: ReplicaState) => number) => () =>
      replicas.states
        .map((state, index) => ({ labels: { replica: String(index + 1) }, value: value(state) }))
        .filter((reading) => Number.isFinite(reading.value));
    metrics.watch(
      'haiko_replica_used',
      ofReplicas(({ isUsed }) => Number(isUsed)),
    );
    metrics.watch(
      'haiko_replica_lag_seconds',
      ofReplicas(({ lagSeconds }) => lagSeconds),
    );
    metrics.watch('haiko_database_connections', () => {
      const { totalCount, idleCount } = database.pool;
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
      ];
    });
    metrics.watch('haiko_database_connections_most', () => [{ labels: {}, value: poolSize }]);
    metrics.watch('haiko_database_waiting', () => [{ labels: {}, value: database.pool.waitingCount }]);
    metrics.watch('haiko_uploads_disk_bytes', async () => {
      const { blocks, bsize } = await fs.statfs(uploadDir);
      return [{ labels: {}, value: blocks * bsize }];
    });
    metrics.watch('haiko_uploads_disk_free_bytes', async () => {
      const { bavail, bsize } = await fs.statfs(uploadDir);
      return [{ labels: {}, value: bavail * bsize }];
    });
  }
}
