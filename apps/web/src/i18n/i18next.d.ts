import type { catalogue } from '@haiko/shared/i18n/messages/en/catalogue';
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof catalogue };
    strictKeyChecks: true;
    returnNull: false;
  }
}
