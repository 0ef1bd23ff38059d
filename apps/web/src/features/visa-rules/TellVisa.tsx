import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#/features/job-postings/Notice.tsx';
import { MyVisaButton } from './MyVisaButton.tsx';

/** Asks who has told no visa for it: then the posting answers whether they may take the job. */
export function TellVisa({ onTold }: { onTold: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice Icon={CircleHelp}>
      <strong className="text-card text-ink-1">{t('jobPostings.visaFit.question')}</strong>
      <span className="pb-2 text-ink-2">{t('jobPostings.myVisa.hint')}</span>
      <MyVisaButton onClose={onTold}>{t('jobPostings.visaFit.tell')}</MyVisaButton>
    </Notice>
  );
}
