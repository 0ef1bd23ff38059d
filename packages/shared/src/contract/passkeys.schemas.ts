/** What browsers and servers say of passkeys: the JSON of WebAuthn, as far as it is used here. */
import * as v from 'valibot';
import { fields, judged, list, oneOf } from './fields.ts';

const TYPE = ['public-key'] as const;
/** Far more than a key and its signature take. */
const ENCODED_MAX = 16_000;
const TRANSPORTS_MAX = 10;

/** Bytes as base64url. */
const encoded = judged(
  (value) => {
    if (value === '') return 'REQUIRED';
    return value.length <= ENCODED_MAX && /^[\w-]+$/.test(value) ? null : 'INVALID';
  },
  { pattern: '^[A-Za-z0-9_-]+$', maxLength: ENCODED_MAX },
);

/** `usb`, `hybrid` and so on: how the browser reaches what keeps the key. New ones may come. */
const transport = judged((value) => (/^[a-z-]{1,32}$/.test(value) ? null : 'INVALID'), { pattern: '^[a-z-]{1,32}$' });

const credential = { id: encoded, rawId: encoded, type: oneOf(TYPE) };

/** Body of POST /api/user/passkeys: what the browser made, by `RegistrationResponseJSON`. */
export const NewPasskeyBody = fields({
  ...credential,
  response: fields({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.nullish(list(transport, { max: TRANSPORTS_MAX })),
  }),
});

/** Body of POST /api/user/signin/passkey: what the browser signed, by `AuthenticationResponseJSON`. */
export const PasskeyBody = fields({
  ...credential,
  response: fields({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
});

const descriptor = v.object({
  id: v.string(),
  type: v.picklist(TYPE),
  transports: v.optional(v.array(v.string())),
});

/** Reply of POST /api/user/passkeys/options, by `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.picklist(TYPE) })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.picklist(['required']),
    requireResidentKey: v.boolean(),
    userVerification: v.picklist(['required']),
  }),
  attestation: v.picklist(['none']),
});

/** Reply of POST /api/user/signin/passkey/options, by `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required']),
});
