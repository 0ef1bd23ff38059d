import { createHash } from 'node:crypto';
import type { Provider } from './providers.ts';
import { SAMPLE_PEOPLE, type Person } from './people.ts';

export interface Page {
  html: string;
  headers: Record<string, string>;
}

const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--ink:#17191d;--quiet:#565c66;--line:#d9dce1}
@media (prefers-color-scheme:dark){:root{--page:#15171b;--card:#1f2227;--ink:#eceef1;--quiet:#a9b0bb;--line:#3a3f47}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:24px 16px;background:var(--page);color:var(--ink);
font:16px/1.6 system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans KR","Noto Sans SC","Noto Sans JP","Noto Sans Thai","Noto Sans Khmer","Noto Sans Bengali",sans-serif}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
header{padding:20px 24px;font-weight:700;font-size:1.25rem}
.body{padding:20px 24px 24px}
h1{margin:0 0 4px;font-size:1.25rem;line-height:1.4}
h2{margin:24px 0 8px;font-size:1rem}
p{margin:0 0 12px;color:var(--quiet)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
button,input{font:inherit;min-height:48px;border-radius:10px}
button{cursor:pointer;border:1px solid var(--line);background:transparent;color:inherit;padding:8px 16px}
button:hover{border-color:currentColor}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
.person{width:100%;display:flex;align-items:center;gap:12px;text-align:left}
.initial{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;font-weight:700}
.about{min-width:0;display:grid;line-height:1.45}
.about small{color:var(--quiet);overflow-wrap:anywhere}
label{display:block;margin-bottom:4px}
.row{display:flex;gap:8px}
input{flex:1;min-width:0;padding:8px 12px;border:1px solid #868d98;background:var(--card);color:inherit}
.main{border:0;font-weight:600}
.wide{width:100%;margin-top:24px}
`;
const SUBMIT = 'document.forms[0].submit()';

const sha256 = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The page with the sample people, a field for any other account, and the way to refuse. */
export function consentPage(provider: Provider, formToken: string): Page {
  const token = `<input type="hidden" name="form_token" value="${escape(formToken)}">`;
  const form = (content: string) =>
    `<form method="post" action="/${provider.name}/authorize">${token}${content}</form>`;
  const people = SAMPLE_PEOPLE.map((person) => `<li>${personButton(provider, person)}</li>`).join('');
  const other = `<label for="other">Any account name</label><div class="row">
<input id="other" name="account" required maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="main brand">Continue</button></div>`;
  return page(
    provider,
    'Sign in to Haiko',
    `<h1>Sign in to Haiko</h1>
<p>This is a local stand-in for ${provider.label}: nothing leaves this machine. Who are you today?</p>
${form(`<ul>${people}</ul>`)}
<h2>Somebody else</h2>
${form(other)}
${form('<button class="wide" name="decision" value="deny">Deny</button>')}`,
  );
}

function personButton(provider: Provider, person: Person): string {
  const initial = [...new Intl.Segmenter().segment(person.givenName)][0]?.segment ?? '';
  const detail = provider.name === 'line' ? person.account : (person.email ?? 'shares no e-mail');
  return `<button class="person" name="account" value="${escape(person.account)}">
<span class="initial brand" aria-hidden="true">${escape(initial)}</span>
<span class="about"><span lang="${person.language}">${escape(person.name)}</span><small>${escape(detail)}</small></span></button>`;
}

/** A page that posts the fields to the application by itself, or by its button where scripts do not run. */
export function formPostPage(provider: Provider, action: string, fields: [string, string][]): Page {
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  return page(
    provider,
    'Back to Haiko',
    `<h1>Back to Haiko</h1>
<p>If nothing happens within a moment, press the button.</p>
<form method="post" action="${escape(action)}">
${inputs.join('\n')}
<button class="main brand wide">Continue</button>
</form>
<script>${SUBMIT}</script>`,
  );
}

export function messagePage(provider: Provider, title: string, message: string): Page {
  return page(provider, title, `<h1>${escape(title)}</h1><p>${escape(message)}</p>`);
}

function page(provider: Provider, title: string, body: string): Page {
  const style = `${STYLE}.brand{background:${provider.colors.background};color:${provider.colors.text}}`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – ${provider.label} (local)</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><header class="brand">${provider.label}</header><div class="body">${body}</div></main></body></html>`;
  return { html, headers: headersFor(style) };
}

/** Browsers apply `form-action` to the redirects after a post too, so it names the addresses an application may have. */
const headersFor = (style: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sha256(style)}`,
    `script-src ${sha256(SUBMIT)}`,
    'img-src data:',
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (value: string) => value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A person's picture: the first letter on a color that belongs to the account. */
export function pictureOf(person: Person): string {
  const initial = [...new Intl.Segmenter().segment(person.givenName)][0]?.segment ?? '';
  const hue = createHash('sha256').update(person.account).digest().readUInt16BE() % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 55% 38%)"/>
<text x="48" y="62" font-size="40" text-anchor="middle" font-family="sans-serif" fill="#fff">${escape(initial)}</text></svg>`;
}
