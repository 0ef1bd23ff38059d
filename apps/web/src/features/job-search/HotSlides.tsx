import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { HotJobPostingsDocument, type JobPostingCardFragment } from '#/api/generated.ts';
import { useAnswer } from '#/api/useAnswer.ts';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { CompanyName } from '#/features/companies/CompanyName.tsx';
import { DeadlineMark } from '#/features/job-postings/DeadlineMark.tsx';
import { JobPostingFacts } from '#/features/job-postings/JobPostingCard.tsx';
import { JobPostingLink } from '#/features/job-postings/JobPostingLink.tsx';
import { JobPostingTags } from '#/features/job-postings/JobPostingTags.tsx';
import { ageText } from '#/features/job-postings/jobPostingTexts.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { FlameCarousel } from '#/ui/FlameCarousel.tsx';
import { SlideLines } from '#/ui/SlideLines.tsx';

/** The slides; nothing at all while no posting is hot. */
export function HotSlides() {
  const { t } = useTranslation();
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const { readHotJobPostings: jobs } = useAnswer(HotJobPostingsDocument, { language });
  if (jobs.length === 0) return null;
  return (
    <div className="pb-5">
      <FlameCarousel
        title={t('jobSearch.list.hot')}
        slides={jobs.map((posting) => ({ key: posting.uuid, content: <HotSlide posting={posting} /> }))}
      />
    </div>
  );
}

/** The title's link covers the whole slide. As high as any other one, unless a fact is very long. */
function HotSlide({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const now = useNow();
  const { company, shown } = posting;
  return (
    <div className="relative flex h-full flex-col gap-2.5 rounded-card border border-line bg-surface p-3.5 active:bg-sunken">
      <div className="flex items-center gap-2.5">
        <CompanyLogo company={company} />
        <CompanyName name={company.companyName} />
        <DeadlineMark posting={posting} />
      </div>
      <SlideLines small={1}>
        <h3 lang={HTML_LANG[shown.language]} className="clamp-2 text-card text-ink-1">
          <JobPostingLink posting={posting} className="after:absolute after:inset-0">
            <MixedText text={shown.title} lang={HTML_LANG[shown.language]} />
          </JobPostingLink>
        </h3>
        <p className="truncate text-meta text-ink-3 tabular-nums [&>span]:ms-2">
          {ageText(t, posting.createdAt, now)}
          <LanguageMark shown={shown} originalLanguage={posting.originalLanguage} />
        </p>
      </SlideLines>
      <div className="mt-auto flex flex-col gap-2.5">
        <JobPostingFacts posting={posting} isSlide />
        <div className="h-[calc(1lh+4px)] overflow-hidden text-meta">
          <JobPostingTags posting={posting} />
        </div>
      </div>
    </div>
  );
}
