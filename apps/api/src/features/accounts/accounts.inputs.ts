import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { EMAIL_MAX } from '@haiko/shared/limits';
import { canonicalEmail, emailProblem } from '@haiko/shared/rules/email';
import { passwordProblem } from '@haiko/shared/rules/password';
import { Check, ValidBy, OneOf, Text } from '../../platform/validation/validators.js';
import { ProfileInput } from '../users/users.inputs.js';

const PASSWORD_PROBLEMS = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'TOO_COMMON', 'INVALID'] as const;
const canonical = ({ value }: { value: unknown }) => (typeof value === 'string' ? canonicalEmail(value) : value);

/** A password as somebody typed it: it may be wrong, so it only has to be there. */
const GivenPassword = () => Check('REQUIRED', (value) => typeof value === 'string' && value !== '');
const NewPassword = () => ValidBy(PASSWORD_PROBLEMS, passwordProblem);

export class SignUpInput extends ProfileInput {
  @Transform(canonical)
  @ValidBy(['REQUIRED', 'TOO_LONG', 'INVALID'], emailProblem)
  email: string;

  @NewPassword()
  password: string;
}

export class SignInInput {
  @Text({ max: EMAIL_MAX })
  email: string;

  @GivenPassword()
  password: string;
}

export class ChangePasswordInput {
  @GivenPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

export class WithdrawalInput {
  @OneOf(['keep', 'delete'])
  posts: 'keep' | 'delete';

  @IsOptional()
  @GivenPassword()
  password?: string | null;
}
