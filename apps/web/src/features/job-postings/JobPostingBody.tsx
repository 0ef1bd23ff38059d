import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { ApplyBar } from '#/features/applications/ApplyBar.tsx';
import { ContentTitle } from '#/features/text/ContentTitle.tsx';
import { NotTranslated, TranslationMark } from '#/features/translations/TranslationMark.tsx';
import { useTextSwitch, type TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import { JobPostingFacts } from './JobPostingFacts.tsx';
import { JobPostingNotices } from './JobPostingNotices.tsx';
import { JobPostingTag } from './JobPostingTags.tsx';
import { JobPostingTop } from './JobPostingTop.tsx';
import { employmentTypeName, payType, subName } from './jobPostingTexts.ts';
import { OperatorNotice } from './OperatorNotice.tsx';
import { PayBlock } from './PayBlock.tsx';
import { QualificationSection } from './QualificationSection.tsx';
import { SourceBar, SourceNotice } from './SourceBar.tsx';
import { shortVisa } from '#/features/visa-rules/visaNames.ts';
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
    <article className="flex flex-1 flex-col">
      <JobPostingTop card={card} isOwn={isOwn} text={text} />
      <ContentTitle title={text.texts?.title ?? shown.title} language={text.language} />
      <div className="-mt-2 flex px-4 pb-3 text-meta text-ink-3 empty:hidden">
        <TranslationMark text={text} isOwn={isOwn} />
      </div>
      <NotTranslated text={text} isOwn={isOwn} />
      <PayBlock card={card} full={full} />
      <JobPostingNotices card={card} full={full} onVisaTold={onRetry} />
      {full && <JobPostingFacts posting={full} />}
      {/* What stands below words to come waits for them, and does not move. */}
      {(full || isFailed) && <JobLabels card={card} full={full} />}
      {full && <JobTabs posting={full} text={text} />}
      {full && <ContactBlock posting={full} />}
      {full && <CompanyBlock posting={full} />}
      {full?.source?.notice && <SourceNotice {...full.source} notice={full.source.notice} />}
      {(full || isFailed) && <OperatorNotice />}
      {full && !isOwn && <ApplyBar posting={full} />}
      {card.url && card.visaFit?.verdict !== 'NO' && <SourceBar url={card.url} />}
      {isFailed && <InlineError message={t('jobPostings.detail.failed')} onRetry={onRetry} />}
      {!full && !isFailed && (
        <div className="px-4 py-6">
          <TextSkeleton lines={8} />
        </div>
      )}
    </article>
  );
}

function JobLabels({ card, full }: Pick<JobBodyProps, 'card' | 'full'>) {
  const language = useLanguage();
  const [visa] = card.visas;
  const [employment, pay] = [employmentTypeName(card, language), payType(card, language)];
  const categories = full?.jobCategories.map(({ jobCategorySubId }) =>
    subName(JOB_CATEGORY_SUB_BY_ID, JOB_CATEGORY_BY_ID, jobCategorySubId, language),
  );
  return (
    <ul className="flex flex-wrap gap-1.5 px-4 pb-4 empty:hidden">
      {visa && <JobPostingTag isStrong>{shortVisa(visa, language)}</JobPostingTag>}
      {employment && <JobPostingTag>{employment}</JobPostingTag>}
      {categories && categories.length > 0 && <JobPostingTag>{categories.join(', ')}</JobPostingTag>}
      {pay && <JobPostingTag>{pay}</JobPostingTag>}
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
