import type { TypedMessages } from '@haiko/shared/i18n/messages';
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: TypedMessages };
    strictKeyChecks: true;
    returnNull: false;
  }
}
