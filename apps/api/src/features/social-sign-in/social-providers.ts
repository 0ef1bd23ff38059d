import { Strategy as AppleStrategy } from 'passport-apple';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { Strategy as KakaoStrategy } from 'passport-kakao';
import { Strategy as LineStrategy } from 'passport-line';
import { Strategy as NaverStrategy } from 'passport-naver-v2';
import OAuth2Strategy, { type StrategyOptions, type VerifyFunction } from 'passport-oauth2';
import * as v from 'valibot';
import type { SocialProviderName } from '@haiko/shared/socialProviders';
import type { SocialSettings } from './social-settings.js';

/** What a provider told about a person, before it is cleaned. */
export interface RawProfile {
  sub: string;
  email?: string | null;
  name?: string | null;
}

/** How one provider differs from the others; everything they have in common is in social-client.ts and social-strategy.ts. */
export interface SocialProvider {
  usesPkce: boolean;
  /** Set where the provider signs an id_token; it is verified and must name the same person as the profile. */
  idToken?: 'RS256' | 'HS256';
  create(options: StrategyOptions, settings: SocialSettings, verify: VerifyFunction): OAuth2Strategy;
  /** How the profile is asked for, where a bearer token by GET does not do. */
  profileRequest?(accessToken: string, settings: SocialSettings): RequestInit;
  /** Reads what the strategy parsed; throws when it is not what the provider promises. */
  readProfile(profile: unknown): RawProfile;
}

const text = v.pipe(v.string(), v.nonEmpty());
const optionalText = v.nullish(v.string());
const optionalFlag = v.optional(v.boolean(), true);

const googleProfile = v.object({
  id: text,
  displayName: optionalText,
  emails: v.optional(v.array(v.object({ value: v.string(), verified: v.optional(v.boolean()) })), []),
});

const kakaoProfile = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  _json: v.object({
    properties: v.nullish(v.object({ nickname: optionalText })),
    kakao_account: v.nullish(
      v.object({
        email: optionalText,
        is_email_valid: optionalFlag,
        is_email_verified: optionalFlag,
        profile: v.nullish(v.object({ nickname: optionalText })),
      }),
    ),
  }),
});

const lineProfile = v.object({ id: text, displayName: optionalText });
const naverProfile = v.object({ id: text, email: optionalText, name: optionalText });
const paycoReply = v.object({
  header: v.object({ isSuccessful: v.literal(true) }),
  data: v.object({ member: v.object({ idNo: text, email: optionalText, name: optionalText }) }),
});

// The claims of a verified id_token; Apple writes its flags as booleans or as text.
const appleProfile = v.object({
  sub: text,
  email: optionalText,
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
});

/** passport-apple puts every option it is given into the address; only these two belong there. */
class AppleSignInStrategy extends AppleStrategy {
  override authorizationParams(options: object): object {
    const { response_mode, scope } = super.authorizationParams(options) as Record<string, unknown>;
    return { response_mode, scope };
  }
}

/** Payco has no strategy package of its own worth using: plain OAuth 2 with a profile behind an envelope. */
class PaycoStrategy extends OAuth2Strategy {
  override name = 'payco';

  override authorizationParams(): object {
    return { serviceProviderCode: 'FRIENDS', userLocale: 'ko_KR' };
  }

  override userProfile(accessToken: string, done: (error?: unknown, profile?: unknown) => void): void {
    this._oauth2.get('', accessToken, (error, body) => (error ? done(error) : done(null, JSON.parse(String(body)))));
  }
}

const verifiedOnly = (email: string | null | undefined, isVerified: boolean) => (isVerified ? email : null);

export const SOCIAL_PROVIDER_TABLE: Readonly<Record<SocialProviderName, SocialProvider>> = {
  google: {
    usesPkce: true,
    idToken: 'RS256',
    create: (options, _settings, verify) =>
      new GoogleStrategy({ ...options, scope: ['openid', 'profile', 'email'] }, verify),
    readProfile: (profile) => {
      const { id, displayName, emails } = v.parse(googleProfile, profile);
      return { sub: id, name: displayName, email: verifiedOnly(emails[0]?.value, emails[0]?.verified === true) };
    },
  },
  kakao: {
    usesPkce: true,
    create: (options, _settings, verify) => new KakaoStrategy(options, verify),
    readProfile: (profile) => {
      const { id, _json } = v.parse(kakaoProfile, profile);
      const account = _json.kakao_account;
      const name = account?.profile?.nickname ?? _json.properties?.nickname;
      const isVerified = account?.is_email_valid === true && account.is_email_verified;
      return { sub: String(id), name, email: verifiedOnly(account?.email, isVerified) };
    },
  },
  line: {
    usesPkce: true,
    idToken: 'HS256',
    create: (options, { clientId, clientSecret }, verify) =>
      new LineStrategy(
        { ...options, channelID: clientId, channelSecret: clientSecret, scope: ['profile', 'openid'] },
        verify,
      ),
    readProfile: (profile) => {
      const { id, displayName } = v.parse(lineProfile, profile);
      return { sub: id, name: displayName };
    },
  },
  naver: {
    usesPkce: false,
    create: (options, _settings, verify) => new NaverStrategy(options, verify),
    readProfile: (profile) => {
      const { id, email, name } = v.parse(naverProfile, profile);
      return { sub: id, email, name };
    },
  },
  payco: {
    usesPkce: false,
    create: (options, _settings, verify) => new PaycoStrategy(options, verify),
    profileRequest: (accessToken, { clientId }) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', client_id: clientId, access_token: accessToken },
      body: '{}',
    }),
    readProfile: (profile) => {
      const { idNo, email, name } = v.parse(paycoReply, profile).data.member;
      return { sub: idNo, email, name };
    },
  },
  apple: {
    usesPkce: false,
    idToken: 'RS256',
    create: (options, { apple }, verify) => {
      if (!apple) throw new Error('Apple needs a team, a key id and a private key.');
      const { teamId: teamID, keyId: keyID, privateKey: privateKeyString } = apple;
      return new AppleSignInStrategy({ ...options, teamID, keyID, privateKeyString, passReqToCallback: false }, verify);
    },
    readProfile: (claims) => {
      const { sub, email, email_verified: isVerified } = v.parse(appleProfile, claims);
      return { sub, email: verifiedOnly(email, String(isVerified) === 'true') };
    },
  },
};
