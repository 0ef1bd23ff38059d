import { REJECTION_REASON_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { RejectionCausesDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';
import { TextArea } from '#/ui/TextArea.tsx';

/** The choice of the list that no cause stands for: words alone say why. */
const IN_WORDS = 'IN_WORDS';

interface RejectionFormProps {
  isBusy: boolean;
  onReject: (why: { cause: string | null; reason: string | null }) => void;
  onCancel: () => void;
}

/** Why a company is rejected: a cause of the list, which its people read in their language, and words beside it. */
export function RejectionForm({ isBusy, onReject, onCancel }: RejectionFormProps) {
  const { t } = useTranslation();
  const [cause, setCause] = useState('');
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { data } = useQuery(RejectionCausesDocument, { variables: { language: useLanguage() } });
  const causes = data?.readRejectionCauses ?? [];
  const needsWords = cause === IN_WORDS;
  const isMissing = needsWords && words.trim() === '';

  function reject() {
    setIsTried(true);
    if (cause === '' || isMissing) return;
    onReject({ cause: needsWords ? null : cause, reason: words.trim() || null });
  }

  return (
    <div className="flex max-w-xl flex-col gap-3">
      <Select
        autoFocus
        label={t('desk.companies.reason')}
        placeholder={t('desk.decision.chooseReason')}
        options={[
          ...causes.map((each) => ({ value: each.cause, label: each.text })),
          { value: IN_WORDS, label: t('desk.companies.otherCause') },
        ]}
        // On a phone the box cuts it, and who decides should read what its people will read.
        hint={causes.find((each) => each.cause === cause)?.text}
        value={cause}
        onChange={(event) => setCause(event.target.value)}
        error={isTried && cause === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <TextArea
        label={t('desk.companies.rejectReason')}
        isOptional={!needsWords}
        limit={REJECTION_REASON_MAX}
        rows={3}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={isTried && isMissing ? t('fieldErrors.REQUIRED') : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        <Button variant="danger" isBusy={isBusy} onClick={reject}>
          {t('desk.companies.reject')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common.button.cancel')}
        </Button>
      </div>
    </div>
  );
}
