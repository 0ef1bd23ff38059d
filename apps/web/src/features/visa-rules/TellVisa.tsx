import { skipToken, useQuery } from '#/api/apollo.ts';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MyVisaDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { Button } from '#/ui/Button.tsx';
import { Notice } from '#/features/job-postings/Notice.tsx';

const MyVisaSheet = lazy(async () => ({ default: (await import('#/features/my-info/MyVisaSheet.tsx')).MyVisaSheet }));

/** Asks who has told no visa for it: then the posting answers whether they may take the job. */
export function TellVisa({ onTold }: { onTold: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(MyVisaDocument, useIsSignedIn() ? {} : skipToken);
  const [isOpen, setIsOpen] = useState(false);
  const me = data?.readUserInformation;

  async function handleClick() {
    if (await requireLogin()) setIsOpen(true);
  }

  function handleClose() {
    setIsOpen(false);
    onTold();
  }

  return (
    <Notice Icon={CircleHelp}>
      <strong className="text-card text-ink-1">{t('jobPostings.visaFit.question')}</strong>
      <span className="pb-2 text-ink-2">{t('jobPostings.myVisa.hint')}</span>
      <span className="self-start">
        <Button variant="soft" size="sm" onClick={() => void handleClick()}>
          {t('jobPostings.visaFit.tell')}
        </Button>
      </span>
      {isOpen && me && (
        <Suspense>
          <MyVisaSheet isOpen onClose={handleClose} saved={me} />
        </Suspense>
      )}
    </Notice>
  );
}
