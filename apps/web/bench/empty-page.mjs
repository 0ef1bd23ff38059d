// A page with React and nothing in it, of a given weight: what any page of that weight costs on this machine at this moment.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const CLIENT = fileURLToPath(new URL('empty-page.client.mjs', import.meta.url));
const TYPES = { '/': 'text/html; charset=utf-8', '/react.js': 'text/javascript', '/rest': 'application/octet-stream' };

/** A server of such pages; `weigh` says what the next visitors get: kilobytes of the document, of scripts and of the rest. */
export async function startEmptyPage() {
  const react = await bundled();
  let bodies = {};
  const server = http.createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const body = bodies[path];
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path], 'content-encoding': 'br', 'cache-control': 'no-store' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    weigh(requests) {
      const bytesOf = (isOne) => requests.filter(isOne).reduce((sum, { bytes }) => sum + bytes, 0);
      const isDocument = ({ type }) => type === 'Document';
      const isScript = ({ type }) => type === 'Script';
      bodies = {
        '/': padded(html(), bytesOf(isDocument), (filling) => `<!-- ${filling} -->`),
        '/react.js': padded(react, bytesOf(isScript), (filling) => `/* ${filling} */`),
        '/rest': padded(
          '',
          bytesOf((one) => !isDocument(one) && !isScript(one)),
          (filling) => filling,
        ),
      };
    },
    stop: () => server.close(),
  };
}

function html() {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="module" src="/react.js"></script></head>
<body><div id="root"><main><h1>Empty</h1></main></div></body></html>`;
}

/** Packed, with so much of what cannot be packed that it has this many bytes. */
function padded(text, bytes, comment) {
  const packed = (filling) =>
    brotliCompressSync(text + comment(filling), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const missing = bytes - packed('').length;
  // Of each eight bits of base64 six are left.
  return packed(missing > 0 ? randomBytes(missing).toString('base64') : '');
}

async function bundled() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: CLIENT } },
  });
  return output[0].code;
}
