import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { noteBackup } from '../src/commands/backup/note-backup.js';
import { METRICS } from '../src/platform/metrics/metrics.catalog.js';
import { startApp, type TestApp } from './app.js';
import { metricsSettings, samplesOf, scrape } from './metrics.js';

const docker = path.resolve(import.meta.dirname, '../../../docker');
const read = (file: string) => fs.readFile(path.join(docker, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

let settings: Record<string, string>;
let test: TestApp;
let told: string;
let expressions: { where: string; expr: string }[];
beforeAll(async () => {
  settings = await metricsSettings();
  test = await startApp({ ...settings, DATABASE_REPLICA_URLS: 'postgres://nobody@127.0.0.1:1/none' });
  told = (await scrape(settings)) + (await backupNote());
  const { groups } = parse(await read('prometheus/alerts.yml')) as Rules;
  const { panels } = JSON.parse(await read('grafana/dashboard.json')) as Dashboard;
  expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ where: alert, expr }))),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ];
});
afterAll(() => test.stop());

async function backupNote(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-note-'));
  await noteBackup(folder, { finishedAt: new Date() });
  const note = await fs.readFile(path.join(folder, 'haiko_backup.prom'), 'utf8');
  await fs.rm(folder, { recursive: true });
  return note;
}

/** Prometheus' own, which no server tells. */
const OF_PROMETHEUS = new Set(['up', 'job', 'instance', 'le']);
/** The names of metrics in an expression: what is left without texts, times, functions and what stands between them. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replaceAll(/\b[a-z_]+\s*(?=\()/g, '');
  return [...bare.matchAll(/[a-z_:][a-z_:\d]*/g)]
    .map(([name]) => name)
    .filter((name) => !/^(and|or|unless)$/.test(name));
}
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/[{,]\s*(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  ),
];

describe('the dashboard and the alerts', () => {
  it('ask for nothing that the server or the backup does not tell', () => {
    const typed = new Set([...told.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
    const isTold = (name: string) => typed.has(name) || typed.has(name.replace(/_(bucket|sum|count)$/, ''));
    const asked = expressions.flatMap(({ where, expr }) => namesIn(expr).map((name) => ({ where, name })));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(({ name }) => !isTold(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
  });

  it('know no label that no metric has', () => {
    const known = new Set<string>([...OF_PROMETHEUS, ...Object.values(METRICS).flatMap(({ labels }) => [...labels])]);
    const asked = expressions.flatMap(({ where, expr }) => labelsIn(expr).map((label) => ({ where, label })));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ label }) => !known.has(label))).toEqual([]);
  });

  it('leave out nothing that is told', () => {
    const asked = new Set(
      expressions.flatMap(({ expr }) => namesIn(expr)).map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(Object.keys(METRICS).filter((name) => !asked.has(name))).toEqual([]);
  });

  it('are explained, each alert by a line of what to do', async () => {
    const page = await fs.readFile(path.join(docker, '../docs/running.md'), 'utf8');
    const { groups } = parse(await read('prometheus/alerts.yml')) as Rules;
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(alerts.filter((alert) => !page.includes(`| \`${alert}\` `))).toEqual([]);
  });
});

describe('what is told', () => {
  it('is the whole catalogue, once each, with names of one form', () => {
    const typed = [...told.matchAll(/^# TYPE (haiko_\S+) (\S+)$/gm)].map(([, name = '', kind]) => [name, kind]);
    const listed = Object.entries(METRICS).map(([name, { kind }]) => [name, kind]);
    expect(typed.filter(([name]) => !name?.startsWith('haiko_backup_'))).toEqual(listed);
    const wrong = listed.filter(([name = '', kind]) => (kind === 'counter') !== name.endsWith('_total'));
    expect(wrong).toEqual([]);
  });

  it('has a line for each gauge before anything has happened', () => {
    const gauges = Object.entries(METRICS).filter(([, { kind }]) => kind === 'gauge');
    const missing = gauges.filter(([name]) => samplesOf(told, name).length === 0);
    // Of a replica that is away nobody knows how far behind it is.
    expect(missing.map(([name]) => name)).toEqual(['haiko_replica_lag_seconds']);
  });
});
