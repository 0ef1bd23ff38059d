import type { ReceivedMail } from './server.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8888; padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 30rem; border: 1px solid #8888; border-radius: 8px; background: Canvas; }`;

/** All mails as a page: the words with links that work, and below, when it is opened, what a mail program shows. */
export function mailboxPage(mails: readonly ReceivedMail[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title><style>${STYLE}</style>
<h1>Local mailbox</h1>
<p>Everything that Haiko has sent since this start, to whatever address. Reload the page for new mail.</p>
${mails.map(mailArticle).join('\n') || '<p>No mail yet.</p>'}
</html>`;
}

function mailArticle({ to, subject, text, html, at, messageId, list }: ReceivedMail): string {
  return `<article><h2>${escaped(subject)}</h2>
<p>${escaped(to)} · <time datetime="${escaped(at)}">${escaped(at.replace('T', ' ').slice(0, 19))} UTC</time></p>
<pre>${withLinks(text)}</pre>
<details><summary>As a mail program shows it</summary>
<iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe></details>
<form method="post" action="/mailbox/bounce?id=${encodeURIComponent(messageId)}"><button>Bounce this</button></form>
${endForm(list)}</article>`;
}

/** The button that mail programs show (RFC 8058). */
function endForm(list: ReceivedMail['list']): string {
  const address = /<(https?:[^>]+)>/.exec(list['list-unsubscribe'] ?? '')?.[1];
  const [name, value] = (list['list-unsubscribe-post'] ?? '').split('=');
  if (!address || !name || !value) return '';
  return `<form method="post" action="${escaped(address)}"><input type="hidden" name="${escaped(name)}" value="${escaped(value)}"><button>Unsubscribe</button></form>`;
}

function withLinks(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
