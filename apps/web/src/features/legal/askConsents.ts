import type { RequiredConsent } from '@haiko/shared/consents';
import { giveConsents } from '@haiko/shared/contract/consents';
import { ConsentRefused } from '#/api/apiError.ts';
import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';
import { i18n } from '#/i18n/i18n.ts';
import { askedConsents } from './askedConsents.ts';
import { consentsOf } from './consentLabels.ts';

interface Asked {
  uuid: string;
  dueConsents: RequiredConsent[];
}

/** Asks for what is due, and sends it; rejects with ConsentRefused where somebody does not want to. */
export async function askConsents({ uuid, dueConsents: due }: Asked): Promise<void> {
  if (!(await answerTo(due))) throw new ConsentRefused(i18n.t('legal.ask.refused'));
  const body = consentsOf(Object.fromEntries(due.map((name) => [name, true])));
  await rest.call(giveConsents, { body, account: uuid });
  client.cache.modify<Asked>({ id: `UserInformation:${uuid}`, fields: { dueConsents: () => [] } });
}

/** False also where the question goes without an answer. */
function answerTo(due: readonly RequiredConsent[]): Promise<boolean> {
  return new Promise((resolve) => {
    askedConsents.set({
      due,
      answer: (isGiven) => {
        resolve(isGiven);
        askedConsents.set(undefined);
      },
    });
    const stop = askedConsents.subscribe(() => {
      stop();
      resolve(false);
    });
  });
}
