import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { SCRIPTS, SPELLING } from '@haiko/shared/i18n/scripts';
import type { MailBody } from './mail-bodies.js';
import type { MailParts } from './mail-texts.js';

// Mail programs drop style sheets: what has to be seen stands with the element. The few rules of the dark look are for
// those that read them; the others turn the colours by themselves.
const SCRIPT_FONTS = [...new Set(SCRIPTS.map((script) => `'${SPELLING[script].font}'`))].join();
const FONT = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,${SCRIPT_FONTS},sans-serif`;
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #101414 !important; }
  .card { background: #1a2020 !important; color: #f2f5f5 !important; }
  .quiet { color: #b4bfbf !important; }
  .code { background: #263030 !important; color: #f2f5f5 !important; }
}`;

/** A mail as a page: one column, the words of the plain text, high enough lines for Khmer. */
export function mailPage({ language, subject, greeting, lead, hint, footer, ...parts }: MailParts): string {
  const { body, unsubscribe } = parts;
  const sender = escaped(body?.sender ?? '');
  const quiet = [escaped(hint), disownLine(parts), endLine(body, unsubscribe), sender, escaped(footer)].filter(Boolean);
  return `<!doctype html>
<html lang="${HTML_LANG[language]}" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f5f5;${FONT}">
<div class="card" style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#1a2424;border-radius:16px;font-size:16px;line-height:1.75;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:#0b7a75">Haiko</p>
${greeting && `<p style="margin:0 0 8px">${escaped(greeting)}</p>`}
<p style="margin:0 0 20px">${escaped(lead)}</p>
${(body?.sections ?? []).map(section).join('\n')}
${proof(parts)}
${quiet.map((line) => `<p class="quiet" style="margin:16px 0 0;font-size:14px;color:#5a6666">${line}</p>`).join('\n')}
</div></body></html>`;
}

type Proof = Pick<MailParts, 'address' | 'code' | 'button' | 'codeHint' | 'validity'>;

/** The button, and the code where there is one; nothing in a mail that only tells. */
function proof({ address, code, button, codeHint, validity }: Proof): string {
  if (!address) return '';
  const typed = code
    ? `<p style="margin:0 0 8px">${escaped(codeHint)}</p>
<p class="code" style="margin:0 0 12px;padding:12px 16px;background:#e6efee;border-radius:12px;font-size:24px;font-weight:700;letter-spacing:4px">${code}</p>
`
    : '';
  return `<p style="margin:0 0 20px"><a href="${escaped(address)}" style="display:inline-block;padding:12px 24px;background:#0b7a75;color:#ffffff;border-radius:12px;font-weight:600;text-decoration:none">${escaped(button)}</a></p>
${typed}<p class="quiet" style="margin:0;font-size:14px;color:#5a6666">${escaped(validity)}</p>`;
}

function disownLine({ disown, notMe }: Pick<MailParts, 'disown' | 'notMe'>): string {
  return disown ? `<a class="quiet" href="${escaped(disown)}" style="color:#5a6666">${escaped(notMe)}</a>` : '';
}

function section({ heading, items }: MailBody['sections'][number]): string {
  const lines = items.map(
    ({ text, address }) =>
      `<p style="margin:0 0 8px"><a href="${escaped(address)}" style="color:#0b7a75">${escaped(text)}</a></p>`,
  );
  return `<p style="margin:16px 0 8px;font-weight:700">${escaped(heading)}</p>\n${lines.join('\n')}`;
}

function endLine(body: MailBody | undefined, words: string): string {
  return body ? `<a class="quiet" href="${escaped(body.unsubscribe)}" style="color:#5a6666">${escaped(words)}</a>` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
