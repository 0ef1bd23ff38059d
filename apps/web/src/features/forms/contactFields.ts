import { emailProblem } from '@haiko/shared/rules/email';
import { isPhone } from '@haiko/shared/rules/phone';
import { REQUIRED } from './problemMessages.ts';
import { shapedText, validatedText } from './validation.ts';

// How a company, or who answers for a posting, is reached; the address of an account has messages of its own.

export const phoneNumber = shapedText(isPhone, 'companies.form.invalidPhone');

export const contactEmail = validatedText(emailProblem, {
  REQUIRED,
  TOO_LONG: 'companies.form.invalidEmail',
  INVALID: 'companies.form.invalidEmail',
});
