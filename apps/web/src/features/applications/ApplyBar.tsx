import { isOpenState } from '@haiko/shared/applications';
import { skipToken, useQuery } from '#/api/apollo.ts';
import { Phone, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApplicantDocument, type JobPostingDetailFragment } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';

const ApplySheet = lazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }));

/** Stays at the bottom of a job: ask by mail, call, and apply. Where the visa does not allow the work, the page says why instead. */
export function ApplyBar({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(ApplicantDocument, isSignedIn ? { variables: { posting: posting.uuid } } : skipToken);
  const [isOpen, setIsOpen] = useState(false);
  const phone = posting.contactMobile || posting.contactPhone;
  const application = data?.readMyApplications.items.find(({ state }) => state !== 'withdrawn');

  async function handleApply() {
    if (await requireLogin()) setIsOpen(true);
  }

  return (
    <div
      role="group"
      aria-label={t('applications.apply.bar')}
      className="sticky bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-1 mt-auto flex flex-wrap gap-2 border-t border-line bg-page px-4 py-3 print:hidden"
    >
      {posting.contactEmail && !application && (
        <a
          href={`mailto:${posting.contactEmail}?subject=${encodeURIComponent(posting.title)}`}
          className={buttonClass({ variant: 'soft', size: 'sm' })}
        >
          {t('applications.apply.ask')}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          <Phone aria-hidden size={18} className="max-[359px]:hidden" />
          {t('applications.apply.call')}
        </a>
      )}
      <span className="flex-1 *:w-full">
        {application ? (
          <Link
            to={paths.application(application.uuid)}
            className={buttonClass(isOpenState(application.state) ? {} : { variant: 'soft' })}
          >
            {t('applications.apply.done')}
          </Link>
        ) : (
          <Button icon={<Send aria-hidden size={18} />} onClick={() => void handleApply()}>
            {t('applications.apply.button')}
          </Button>
        )}
      </span>
      {isOpen && data && (
        <Suspense>
          <ApplySheet posting={posting} applicant={data} isOpen onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
