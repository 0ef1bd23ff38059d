import { useTranslation } from 'react-i18next';
import { OperatorDocument } from '#/api/generated.ts';
import { useRenderedAnswer } from '#/api/useAnswer.ts';
import { langOf } from '#/features/text/langOf.ts';

/** Who provides the job information, as the law wants it under job pages; nothing where nobody has said it. */
export function OperatorNotice() {
  const { t } = useTranslation();
  const { data } = useRenderedAnswer(OperatorDocument, {});
  const { name = '', contact = '', jobNotificationNumber = '' } = data?.readOperator ?? {};
  if (!name && !contact && !jobNotificationNumber) return null;
  return (
    <footer className="flex flex-col gap-0.5 border-t border-line px-4 py-5 text-meta wrap-anywhere text-ink-3">
      {name && (
        <p>
          {t('jobPostings.operator.provider')} <span lang={langOf(name)}>{name}</span>
        </p>
      )}
      {jobNotificationNumber && (
        <p>
          {t('jobPostings.operator.number')} <span className="tabular-nums">{jobNotificationNumber}</span>
        </p>
      )}
      {contact && (
        <p>
          {t('jobPostings.operator.contact')} <span lang={langOf(contact)}>{contact}</span>
        </p>
      )}
    </footer>
  );
}
