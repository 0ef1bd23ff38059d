import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { ContentTitle } from '#/features/text/ContentTitle.tsx';
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
import { JobPostingMenu } from './JobPostingMenu.tsx';
import { JobPostingNotices } from './JobPostingNotices.tsx';
import { JobPostingScrapButton } from './JobPostingScrapButton.tsx';
import { JobPostingTag } from './JobPostingTags.tsx';
import { employmentTypeName, payType, subName } from './jobPostingTexts.ts';
import { OperatorNotice } from './OperatorNotice.tsx';
import { QualificationSection } from './QualificationSection.tsx';
import { shortVisa } from './visaNames.ts';
import { WorkSection } from './WorkSection.tsx';

interface JobBodyProps {
  /** What the list knew. */
  card: JobPostingCardFragment;
  /** Everything, once it is there. */
  full: JobPostingDetailFragment | undefined;
  isOwn: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** The posting itself: who looks for whom until when, on what terms, and how to apply. */
export function JobPostingBody({ card, full, isOwn, isFailed, onRetry }: JobBodyProps) {
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
      <ContentTitle title={text.texts?.title ?? shown.title} language={text.language} />
      <TranslationLine text={text} explains className="-mt-2 px-4 pb-3" />
      <JobLabels card={card} full={full} />
      <JobPostingNotices card={card} full={full} />
      {full && <JobTabs posting={full} text={text} />}
      {full && <ContactBlock posting={full} />}
      {full && <CompanyBlock posting={full} />}
      <OperatorNotice />
      {isFailed && <InlineError message={t('jobPostings.detail.failed')} onRetry={onRetry} />}
      {!full && !isFailed && (
        <div className="px-4 py-6">
          <TextSkeleton lines={8} />
        </div>
      )}
    </article>
  );
}

function JobTop({ card, isOwn }: { card: JobPostingCardFragment; isOwn: boolean }) {
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
      <DeadlineMark posting={card} />
      <span className="ms-auto flex">
        <JobPostingScrapButton posting={card} />
        <IconButton
          label={t('jobPostings.detail.share')}
          icon={<Share2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void copyAddress(paths.jobPostingDetail(card.uuid), t('jobPostings.detail.copied'))}
        />
        <JobPostingMenu
          uuid={card.uuid}
          originalLanguage={card.originalLanguage}
          isOwn={isOwn}
          isListed={card.isListed}
        />
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
      {visa && <JobPostingTag isStrong>{shortVisa(visa, language)}</JobPostingTag>}
      <JobPostingTag>{employmentTypeName(card.employmentType, language)}</JobPostingTag>
      {categories && categories.length > 0 && <JobPostingTag>{categories.join(', ')}</JobPostingTag>}
      <JobPostingTag>{payType(card, language)}</JobPostingTag>
    </ul>
  );
}

function JobTabs({ posting, text }: { posting: JobPostingDetailFragment; text: TextSwitch }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isQualification = search.get('tab') === 'qualification';
  return (
    <>
      <TabLinks
        label={t('jobPostings.detail.tabs')}
        tabs={[
          { to: paths.jobPostingDetail(posting.uuid), label: t('jobPostings.detail.work'), isActive: !isQualification },
          {
            to: paths.jobPostingQualification(posting.uuid),
            label: t('jobPostings.detail.qualification'),
            isActive: isQualification,
          },
        ]}
      />
      {isQualification ? (
        <QualificationSection posting={posting} text={text} />
      ) : (
        <WorkSection posting={posting} text={text} />
      )}
    </>
  );
}
