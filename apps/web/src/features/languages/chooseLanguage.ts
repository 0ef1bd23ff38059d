import { updateMyInfo } from '@haiko/shared/contract/users';
import type { Language } from '@haiko/shared/i18n/languages';
import { MeDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { loadRest } from '#/api/loadRest.ts';
import { currentAccount, hasValidSession } from '#/api/session.ts';
import { changeLanguage, i18n } from '#/i18n/i18n.ts';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { showUnderWay } from '#/ui/underWay.ts';

/** Switches the app's language at once, and remembers it on this device and on the account. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    if (!(await showUnderWay(changeLanguage(language)))) return;
    toast(i18n.t('languages.changed'));
    if (hasValidSession()) await keep(language);
  } catch {
    await showAlert(i18n.t('errors.INTERNAL'));
  }
}

let keeping: Promise<unknown> = Promise.resolve();

/** One after the other: a slow call must not bring back what was chosen before. */
function keep(language: Language): Promise<unknown> {
  keeping = keeping.catch(() => undefined).then(() => save(language));
  return keeping;
}

async function save(language: Language): Promise<void> {
  const account = currentAccount();
  const rest = await loadRest();
  await rest.call(updateMyInfo, { body: { language } });
  const { client } = await loadApollo();
  if (currentAccount() !== account) return;
  // Forms tell by it in what language a text counts whose letters do not say.
  client.cache.updateQuery(
    { query: MeDocument },
    (data) => data && { readUserInformation: { ...data.readUserInformation, language } },
  );
}
