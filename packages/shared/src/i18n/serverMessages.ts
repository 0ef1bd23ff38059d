import type { ErrorCode, FieldErrorCode } from '../errors.ts';
import type { Language } from './languages.ts';
import * as bn from './messages/bn/errors.ts';
import * as en from './messages/en/errors.ts';
import * as ja from './messages/ja/errors.ts';
import * as km from './messages/km/errors.ts';
import * as ko from './messages/ko/errors.ts';
import * as th from './messages/th/errors.ts';
import * as tl from './messages/tl/errors.ts';
import * as vi from './messages/vi/errors.ts';
import * as zh from './messages/zh/errors.ts';
import type { Messages } from './types.ts';

type ErrorMessages = Pick<Messages, 'errors' | 'fieldErrors'>;
type Parameters = Readonly<Record<string, string | number>>;

// All nine at once, which is right for a server; the web loads one language's catalogue at a time.
const MESSAGES: Record<Language, ErrorMessages> = { ko, en, zh, ja, th, vi, km, tl, bn };

/** The message of an error in a language, with its `{{placeholders}}` filled from `parameters`. */
export function errorMessage(code: ErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(MESSAGES[language].errors[code], parameters);
}

/** Why a field was refused, in a language. */
export function fieldErrorMessage(code: FieldErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(MESSAGES[language].fieldErrors[code], parameters);
}

function fill(message: string, parameters: Parameters): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(parameters[name] ?? placeholder));
}
