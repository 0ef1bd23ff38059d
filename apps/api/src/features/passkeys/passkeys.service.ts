import { Injectable } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import type { addPasskey, signInByPasskey, startPasskey, startPasskeySignIn } from '@haiko/shared/contract/passkeys';
import { MAX_PASSKEYS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { SignInsService } from '../accounts/sign-ins.service.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from '../sessions/device.js';
import { type Tokens, tokensOf } from '../sessions/second-step.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Browser } from '../social-sign-in/browser-cookie.js';
import { FIND_PASSKEY, INSERT_PASSKEY, OWN_CREDENTIALS, PASSKEY_OWNER, USE_PASSKEY } from './passkeys.statements.js';
import { RelyingParty } from './relying-party.js';

interface Signed {
  credentialId: string;
  counter: string;
}

/** Passkeys: added by whoever is signed in, and signed in by without a name or a password. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly relyingParty: RelyingParty,
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    private readonly security: SecurityLog,
  ) {}

  /** What the browser makes another passkey by; none that the person has already is made twice on one device. */
  async start(viewer: Viewer, browser: Browser): Promise<ReplyOf<typeof startPasskey>> {
    const { uuid, sessionUuid } = viewer;
    await this.signIns.assertMayAddFactor(viewer);
    const { name, nickname } = found(await this.database.row(PASSKEY_OWNER, { user: uuid }));
    const own = await this.database.rows(OWN_CREDENTIALS, { user: uuid, max: MAX_PASSKEYS });
    assertRule(own.length < MAX_PASSKEYS, 'TOO_MANY_PASSKEYS');
    const user = { id: Buffer.from(uuid).toString('base64url'), name, displayName: nickname };
    const excludeCredentials = own.map((credential) => ({ ...credential, type: 'public-key' as const }));
    return this.relyingParty.askForKey({ user, excludeCredentials }, browser, sessionUuid);
  }

  /**
   * Adds the passkey that the browser has made; its owner is told by mail. Throws `KEY_EXPIRED`, `SIGN_IN_FAILED`, `SIGN_IN_TAKEN`,
   * `TOO_MANY_PASSKEYS`, `SECOND_FACTOR_MISSING`.
   */
  async add(viewer: Viewer, given: BodyOf<typeof addPasskey>, browser: Browser, { name }: Device): Promise<void> {
    const key = await this.relyingParty.readKey(given, browser, viewer.sessionUuid);
    const user = viewer.uuid;
    try {
      await this.database.transaction(async () => {
        await this.sessions.takeTurn(viewer.sessionUuid);
        const own = (await this.signIns.lock(user)).filter(({ provider }) => provider === 'passkey');
        await this.signIns.assertMayAddFactor(viewer);
        assertRule(own.length < MAX_PASSKEYS, 'TOO_MANY_PASSKEYS');
        await this.database.rows(INSERT_PASSKEY, { user, ...key, counter: String(key.counter), device: name });
        await this.sessions.prove(viewer, { passkey: true });
        await this.mails.tell({ userUuid: user, kind: 'sign-in-added', detail: 'passkey' });
        this.security.write('SIGN_IN_ADDED', user, { state: 'passkey' });
      });
    } catch (error) {
      throw violates(error, 'uq_passkeys_credential') ? new AppError('SIGN_IN_TAKEN') : error;
    }
  }

  /** What the browser signs to sign its owner in. */
  startSignIn(browser: Browser): Promise<ReplyOf<typeof startPasskeySignIn>> {
    return this.relyingParty.askForSignature(browser);
  }

  /** Signs in whoever the passkey is of. Throws `KEY_EXPIRED`, `SIGN_IN_FAILED`. */
  async signIn(given: BodyOf<typeof signInByPasskey>, browser: Browser, device: Device): Promise<Tokens> {
    return this.security.watchSignIn(async () => {
      const signed = await this.read(given, browser);
      return this.database.transaction(async () =>
        tokensOf(await this.sessions.open(await this.use(signed), device, { passkey: true })),
      );
    });
  }

  /** A signature that is right, for `use`. Throws `KEY_EXPIRED`, `SIGN_IN_FAILED`. */
  async read(given: BodyOf<typeof signInByPasskey>, browser: Browser): Promise<Signed> {
    const credentialId = given.id;
    const claimed = await this.database.row(FIND_PASSKEY, { credentialId });
    return { credentialId, counter: String(await this.relyingParty.readSignature(given, browser, claimed)) };
  }

  /** Whose passkey has signed, in the transaction of the sign-in; throws `SIGN_IN_FAILED` where another signature came first. */
  async use(signed: Signed): Promise<string> {
    const used = await this.database.row(USE_PASSKEY, { ...signed });
    if (!used) throw new AppError('SIGN_IN_FAILED');
    return used.userUuid;
  }
}
