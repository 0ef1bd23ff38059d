import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { JobCardFragment, JobDetailFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { TranslationLine } from '#/features/translations/TranslationLine.tsx';
import { useTextSwitch, type TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { copyAddress } from '#/ui/copy.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import { DeadlineMark } from './DeadlineMark.tsx';
import { JobMenu } from './JobMenu.tsx';
import { JobNotices } from './JobNotices.tsx';
import { JobQualification } from './JobQualification.tsx';
import { JobScrapButton } from './JobScrapButton.tsx';
import { JobTag } from './JobTags.tsx';
import { employmentTypeName, payType, subName } from './jobTexts.ts';
import { shortVisa } from './visaNames.ts';
import { JobWork } from './JobWork.tsx';
import { WrittenTitle } from '#/features/text/WrittenTitle.tsx';

interface JobBodyProps {
  /** What the list knew. */
  card: JobCardFragment;
  /** Everything, once it is there. */
  full: JobDetailFragment | undefined;
  isOwn: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** The posting itself: who looks for whom until when, on what terms, and how to apply. */
export function JobBody({ card, full, isOwn, isFailed, onRetry }: JobBodyProps) {
  const { t } = useTranslation();
  const { shown, originalLanguage } = card;
  const text = useTextSwitch({
    subject: { type: 'job-posting', uuid: card.uuid },
    shown: { ...shown, ...(full && { state: full.shown.state }) },
    originalLanguage,
    original: full && { title: full.title, description: full.description, extraInfo: full.extraInfo },
  });
  return (
    <article className="flex flex-col">
      <JobTop card={card} isOwn={isOwn} />
      <WrittenTitle title={text.texts?.title ?? shown.title} language={text.language} />
      <TranslationLine text={text} className="-mt-2 px-4 pb-3" />
      <JobLabels card={card} full={full} />
      <JobNotices card={card} full={full} />
      {full && <JobTabs job={full} text={text} />}
      {full && <ContactBlock job={full} />}
      {full && <CompanyBlock company={full.company} />}
      {isFailed && <InlineError message={t('jobs.detail.failed')} onRetry={onRetry} />}
      {!full && !isFailed && (
        <div className="px-4 py-6">
          <TextSkeleton lines={8} />
        </div>
      )}
    </article>
  );
}

function JobTop({ card, isOwn }: { card: JobCardFragment; isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2.5 ps-4 pe-1.5 pt-3">
      <CompanyLogo company={card.company} />
      <p
        dir="auto"
        lang={langOf(card.company.companyName)}
        className="min-w-[min(8em,60%)] flex-1 text-body wrap-anywhere text-ink-2"
      >
        {card.company.companyName}
      </p>
      <DeadlineMark job={card} />
      <span className="ms-auto flex">
        <JobScrapButton job={card} />
        <IconButton
          label={t('jobs.detail.share')}
          icon={<Share2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void copyAddress(paths.jobDetail(card.uuid), t('jobs.detail.copied'))}
        />
        <JobMenu uuid={card.uuid} originalLanguage={card.originalLanguage} isOwn={isOwn} isListed={card.isListed} />
      </span>
    </div>
  );
}

function JobLabels({ card, full }: Pick<JobBodyProps, 'card' | 'full'>) {
  const language = useLanguage();
  const [visa] = card.visas;
  const categories = full?.jobCategories.map(({ jobCategorySubId }) =>
    subName(JOB_CATEGORY_SUB_BY_ID, JOB_CATEGORY_BY_ID, jobCategorySubId, language),
  );
  return (
    <ul className="flex flex-wrap gap-1.5 px-4 pb-4">
      {visa && <JobTag isStrong>{shortVisa(visa, language)}</JobTag>}
      <JobTag>{employmentTypeName(card.employmentType, language)}</JobTag>
      {categories && categories.length > 0 && <JobTag>{categories.join(', ')}</JobTag>}
      <JobTag>{payType(card, language)}</JobTag>
    </ul>
  );
}

function JobTabs({ job, text }: { job: JobDetailFragment; text: TextSwitch }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isQualification = search.get('tab') === 'qualification';
  return (
    <>
      <TabLinks
        label={t('jobs.detail.tabs')}
        tabs={[
          { to: paths.jobDetail(job.uuid), label: t('jobs.detail.work'), isActive: !isQualification },
          { to: paths.jobQualification(job.uuid), label: t('jobs.detail.qualification'), isActive: isQualification },
        ]}
      />
      {isQualification ? <JobQualification job={job} text={text} /> : <JobWork job={job} text={text} />}
    </>
  );
}
