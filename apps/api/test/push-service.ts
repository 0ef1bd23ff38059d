import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@haiko/shared/contract/push';
import { until } from './until.js';

/** A message as the browser reads it, and the headers with which it came. */
export interface PushMessage {
  headers: http.IncomingHttpHeaders;
  bytes: number;
  payload: PushPayload;
}

/** A browser that has subscribed at the fake push service. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Everything that came so far. */
  messages: PushMessage[];
  /** How often the service was called for this browser, answered or not. */
  calls: number;
  /** What the service answers to the calls to come; 201 after the last one. `hang` never answers. */
  answers: (number | 'hang' | { status: number; headers: Record<string, string> })[];
  /** The first message. */
  first(): Promise<PushMessage>;
}

export interface PushService {
  aBrowser(): Browser;
  close(): Promise<void>;
}

/** A push service on this machine (RFC 8030) whose browsers decrypt what they get (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; keys: ECDH }>();
  const server = http.createServer((request, response) => {
    const known = browsers.get(request.url ?? '');
    if (!known) return void response.writeHead(404).end();
    void receive(request, response, known);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    aBrowser() {
      const path = `/send/${randomBytes(24).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      const browser: Browser = {
        subscription: { endpoint: origin + path, keys: { p256dh, auth } },
        messages: [],
        calls: 0,
        answers: [],
        async first() {
          await until(() => browser.messages.length > 0);
          return browser.messages[0] as PushMessage;
        },
      };
      browsers.set(path, { browser, keys });
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { browser, keys }: { browser: Browser; keys: ECDH },
): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  browser.calls += 1;
  const answer = browser.answers.shift() ?? 201;
  if (answer === 'hang') return;
  if (answer !== 201) {
    const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
    return void response.writeHead(status, headers).end();
  }
  checkSignature(request.headers.authorization ?? '', browser.subscription.endpoint);
  const auth = Buffer.from(browser.subscription.keys.auth, 'base64url');
  browser.messages.push({
    headers: request.headers,
    bytes: body.length,
    payload: JSON.parse(decrypt(body, keys, auth)) as PushMessage['payload'],
  });
  response.writeHead(201).end();
}

/** aes128gcm of one record (RFC 8188) with the keys of web push (RFC 8291). */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(auth, keys.computeSecret(sender), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]).toString('utf8');
  return text.slice(0, text.lastIndexOf('\u0002'));
}

/** HKDF of one block (RFC 5869). */
function derive(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(input).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}

/** Throws unless the key that the header names has signed for this service (RFC 8292). */
function checkSignature(header: string, endpoint: string): void {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  if (!isSigned || aud !== new URL(endpoint).origin) throw new Error('The signature is not for this push service.');
}
