import { Param } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { Check } from '../../platform/validation/validators.js';
import { ProfileInput } from '../users/users.inputs.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from './social-settings.js';

/** The provider of the path; throws `UNKNOWN_PROVIDER`. */
export const ProviderParam = () => Param('provider', { transform: providerOf });

function providerOf(value: unknown): SocialProviderName {
  const provider = SOCIAL_PROVIDERS.find((name) => name === value);
  if (!provider) throw new AppError('UNKNOWN_PROVIDER');
  return provider;
}

/** What a provider sends back, as far as we use it. Anything may be missing, repeated or forged. */
export interface ProviderReply {
  state: string;
  code: string;
  error: string;
  /** Apple's form field with the person's name, on the first sign-in only. */
  user: string | undefined;
}

/** Reads a query or a form; what is no single text counts as empty. */
export function readProviderReply(fields: Record<string, unknown> | undefined): ProviderReply {
  const text = (name: string) => {
    const value = fields?.[name];
    return typeof value === 'string' ? value : '';
  };
  return { state: text('state'), code: text('code'), error: text('error'), user: text('user') || undefined };
}

/** A key is ours and short; anything else is simply an unknown one. */
const Key = () => Check('REQUIRED', (value) => typeof value === 'string' && value !== '');

export class UserInfoInput {
  @Key()
  key: string;
}

/** `sub`, `email` and the provider are what step 2 verified, so no field of the body can name them. */
export class SocialSignUpInput extends ProfileInput {
  @Key()
  key: string;
}
