import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_IS_THERE_AND_KNOWN = 0x05;
const NEW_KEY = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest();

interface Asked {
  challenge: string;
}

/** What a phone does with one passkey: makes it, and signs with it (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly host = 'localhost',
  ) {}

  /** What the browser sends once the key is made. */
  make({ challenge }: Asked) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    // COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256) and the point.
    const cose = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const authData = Buffer.concat([this.#data(NEW_KEY), Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal', 'hybrid'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** What the browser sends once its owner has picked the key; `flags` without the user's verification, for one that is not sure. */
  sign({ challenge }: Asked, { isVerified = true } = {}) {
    this.counter += 1;
    const data = this.#data(0, isVerified);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64url(sign('sha256', signed, this.#key.privateKey));
    const response = { clientDataJSON, authenticatorData: base64url(data), signature };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #data(flags: number, isVerified = true): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const user = isVerified ? USER_IS_THERE_AND_KNOWN : 0x01;
    return Buffer.concat([sha256(this.host), Buffer.from([flags | user]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString('base64url');
  }
}
