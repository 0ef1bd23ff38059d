import * as calls from '@haiko/shared/contract/passkeys';
import { takeSecondStep } from '@haiko/shared/contract/secondFactor';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { rest } from '#/api/rest.ts';
import { startSession } from '#/features/sessions/startSession.ts';

const ANONYMOUS = { skipAuth: true } as const;

interface Ceremony {
  ticket?: string | undefined;
  useBrowserAutofill?: boolean;
}

/** Whether this browser can make passkeys and sign in by them. */
export const canUsePasskeys = browserSupportsWebAuthn;

/**
 * Has the device make a passkey and adds it to the account; false where its owner changed their mind. Rejects with
 * `REAUTHENTICATION_REQUIRED`, `TOO_MANY_PASSKEYS`, and with a `WebAuthnError` where the device cannot.
 */
export async function addPasskey(password: string | undefined): Promise<boolean> {
  const optionsJSON = await rest.call(calls.startPasskey, { body: { password } });
  const made = await unlessCancelled(() =>
    // What it is reached by is a text to the server, and one of a list that grows to the library.
    startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (made) await rest.call(calls.addPasskey, { body: made });
  return made !== undefined;
}

/** Rejects with `REAUTHENTICATION_REQUIRED`, `LAST_SIGN_IN`. */
export async function removePasskey(uuid: string, password: string | undefined): Promise<void> {
  await rest.call(calls.removePasskey, { params: { uuid }, body: { password } });
}

/**
 * Signs in by the passkey that its owner picks in a window of the browser's. False where none was picked. Rejects with
 * `SIGN_IN_FAILED`, `KEY_EXPIRED`. With a `ticket` it completes the sign-in that was answered by it.
 */
export async function signInByPasskey(ticket?: string): Promise<boolean> {
  supersede();
  return signIn(ceremony, { ticket });
}

/** As `signInByPasskey`, in the field for the address, where the browser can; takes as long as the screen is there. */
export async function offerPasskeys(): Promise<boolean> {
  const began = ceremony;
  return (await browserSupportsWebAuthnAutofill()) && signIn(began, { useBrowserAutofill: true });
}

/** False, too, where another ceremony has begun since `began`. */
async function signIn(began: number, { ticket, useBrowserAutofill = false }: Ceremony): Promise<boolean> {
  const optionsJSON = await rest.call(calls.startPasskeySignIn, ANONYMOUS);
  if (began !== ceremony) return false;
  const signed = await unlessCancelled(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
  if (!signed) return false;
  const tokens =
    ticket === undefined
      ? await rest.call(calls.signInByPasskey, { body: signed, ...ANONYMOUS })
      : await rest.call(takeSecondStep, { body: { ticket, passkey: signed }, ...ANONYMOUS });
  startSession(tokens);
  return true;
}

/** No field offers passkeys any more. */
export function stopOffering(): void {
  supersede();
  WebAuthnAbortService.cancelCeremony();
}

/** A browser asks for one passkey at a time: an offer that is still on its way must not end what somebody has asked for since. */
let ceremony = 0;

function supersede(): void {
  ceremony += 1;
}

/** Browsers do not tell whether somebody cancelled, or waited too long. */
async function unlessCancelled<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
