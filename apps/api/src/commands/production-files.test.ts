import fs from 'node:fs';
import { ATTACHMENT_BYTES, ATTACHMENT_EXTENSIONS, MAX_FILES_PER_POST } from '@haiko/shared/limits';
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

it('the settings to fill in are named once each', () => {
  const names = [...docker('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'OPERATOR_NAME', 'BACKUP_KEEP_DAYS']));
});

it('administrators read how large a document may be', () => {
  const page = fs.readFileSync(new URL('../../../../docs/administration.md', import.meta.url), 'utf8');
  const kinds = ATTACHMENT_EXTENSIONS.map((extension) => extension.toUpperCase()).join(', ');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(`(${kinds}; ${ATTACHMENT_BYTES / 1024 ** 2} MB)`);
});

it('nginx lets through what the server takes', () => {
  const conf = docker('nginx.conf');
  const bytesIn = (part: string) => Number(/client_max_body_size (\d+)m;/.exec(part)?.[1]) * 1024 ** 2;
  const [, uploads = ''] = /location \/api\/file\/ \{([^}]+)\}/.exec(conf) ?? [];
  expect(bytesIn(uploads)).toBeGreaterThan(MAX_FILES_PER_POST * Math.max(...Object.values(MAX_BYTES)));
  const [general = ''] = conf.split('server {');
  expect(bytesIn(general)).toBeGreaterThan(2 * 1024 ** 2);
});
