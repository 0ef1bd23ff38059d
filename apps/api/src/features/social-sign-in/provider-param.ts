import { Param } from '@nestjs/common';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import { AppError } from '../../platform/errors/app-error.js';

/** The provider of the path; throws `UNKNOWN_PROVIDER`. */
export const ProviderParam = () => Param('provider', { transform: providerOf });

function providerOf(value: unknown): SocialProviderName {
  const provider = SOCIAL_PROVIDERS.find((name) => name === value);
  if (!provider) throw new AppError('UNKNOWN_PROVIDER');
  return provider;
}
