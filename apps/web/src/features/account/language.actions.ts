import type { Language } from '@haiko/shared/i18n/languages';
import { rest } from '#/api/rest.ts';
import { hasValidSession } from '#/api/session.ts';
import { changeLanguage, i18n } from '#/i18n/i18n.ts';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';

/** Switches the app's language at once, and remembers it on this device and on the account. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
    toast(i18n.t('common.languageChanged'));
    if (hasValidSession()) await rest.put('/api/user', { language });
  } catch {
    await showAlert(i18n.t('errors.INTERNAL'));
  }
}
