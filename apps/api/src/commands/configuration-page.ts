import { describeSettings } from '../platform/config.settings.js';

/** docs/configuration.md, made from the settings themselves. */
export function configurationPage(): string {
  const rows = describeSettings().map(({ name, fallback, about }) => `| \`${name}\` | ${value(fallback)} | ${about} |`);
  return `# Configuration

Every setting is an environment variable, read and checked once at start by \`apps/api/src/platform/config.ts\`; a server
with a wrong one does not start and lists every problem at once. This page is made from that file
(\`pnpm --filter @haiko/api configuration-page\`).

\`npm start\` needs none of them: it makes local secrets once, keeps them beside its database, and starts Postgres and the
identity provider itself. In production (\`HAIKO_ENV=production\`, \`NODE_ENV=production\`) missing, short or example
secrets, an address that is not https and the local identity provider are refused.

| setting | default | meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function value(fallback: string): string {
  if (fallback === 'required') return '**required**';
  return fallback === '–' ? '–' : `\`${fallback}\``;
}
