// A provider of translations on this machine: LibreTranslate's protocol, with words that are believed to be translations.
import http from 'node:http';

/** What the provider answers in: letters of another language would not be believed to be a translation. */
const WORDS = {
  ko: '겨울이 오기 전에 따뜻한 옷을 사요. ',
  en: 'Buy warm clothes before winter comes. ',
  zh: '冬天来之前要买保暖的衣服。',
  ja: '冬が来る前に暖かい服を買います。',
  th: 'ก่อนหน้าหนาวควรซื้อเสื้อผ้าอุ่น ๆ ',
  vi: 'Hãy mua áo ấm trước khi mùa đông đến. ',
  km: 'សូមទិញសម្លៀកបំពាក់ក្ដៅមុនរដូវរងា។ ',
  tl: 'Bumili ng makapal na damit bago magtaglamig. ',
  bn: 'শীত আসার আগে গরম কাপড় কিনুন। ',
};

/** Takes so many milliseconds a call. */
export async function startTranslationProvider(milliseconds = 0) {
  let calls = 0;
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { q, target } = JSON.parse(body);
    calls += 1;
    const answer = JSON.stringify({ translatedText: q.map((text) => translated(text, target)) });
    setTimeout(() => response.end(answer), milliseconds);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** About as long as the text, with its protected parts. */
function translated(text, target) {
  const words = WORDS[target.slice(0, 2)];
  return [words.repeat(Math.ceil(text.length / words.length)), ...(text.match(/⟦\d+⟧/gu) ?? [])].join(' ');
}
