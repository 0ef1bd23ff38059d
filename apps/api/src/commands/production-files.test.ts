import fs from 'node:fs';
import { MAX_FILES_PER_POST } from '@haiko/shared/limits';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAX_BYTES } from '../features/files/files.service.js';

const docker = (name: string) => fs.readFileSync(new URL(`../../../../docker/${name}`, import.meta.url), 'utf8');

interface Service {
  profiles?: string[];
  volumes?: string[];
  environment: Record<string, string>;
  depends_on: Record<string, unknown>;
}

it('a restore in production has the owner’s address, the files and the journal, and starts only when it is called', () => {
  const { services } = parse(docker('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const { restore, migrate, api } = services;
  expect(restore?.environment).toEqual(migrate?.environment);
  expect(restore?.environment['MIGRATION_DATABASE_URL']).toMatch(/^postgres:\/\/haiko:/);
  expect(api?.environment).not.toHaveProperty('MIGRATION_DATABASE_URL');
  expect(restore?.volumes).toEqual(api?.volumes);
  expect(restore?.profiles).toEqual(['restore']);
  expect(Object.keys(restore?.depends_on ?? {})).toEqual(['postgres']);
});

it('nginx lets through what the server takes', () => {
  const conf = docker('nginx.conf');
  const bytesIn = (part: string) => Number(/client_max_body_size (\d+)m;/.exec(part)?.[1]) * 1024 ** 2;
  const [, uploads = ''] = /location \/api\/file\/ \{([^}]+)\}/.exec(conf) ?? [];
  expect(bytesIn(uploads)).toBeGreaterThan(MAX_FILES_PER_POST * Math.max(...Object.values(MAX_BYTES)));
  const [general = ''] = conf.split('server {');
  expect(bytesIn(general)).toBeGreaterThan(2 * 1024 ** 2);
});
