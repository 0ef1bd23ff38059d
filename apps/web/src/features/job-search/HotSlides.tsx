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

/**
 * The title's link covers the whole slide. As high as any other one: what a short title or name leaves over goes between its groups, so
 * that there is no hole below the last.
 */
function HotSlide({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const now = useNow();
  const { company, shown } = posting;
  return (
    <div className="relative grid h-full grid-cols-1 rounded-card border border-line bg-surface *:min-w-0 *:[grid-area:1/1] active:bg-sunken">
      <SlideSpace />
      <div className="flex flex-col justify-between gap-2.5 p-3.5">
        <div className="flex items-center gap-2.5">
          <CompanyLogo company={company} />
          <CompanyName name={company.companyName} />
          <DeadlineMark posting={posting} />
        </div>
        <div>
          <h3 lang={HTML_LANG[shown.language]} className="clamp-2 text-card text-ink-1">
            <JobPostingLink posting={posting} className="after:absolute after:inset-0">
              <MixedText text={shown.title} lang={HTML_LANG[shown.language]} />
            </JobPostingLink>
          </h3>
          <p className="truncate text-meta text-ink-3 tabular-nums [&>span]:ms-2">
            {ageText(t, posting.createdAt, now)}
            <LanguageMark shown={shown} originalLanguage={posting.originalLanguage} />
          </p>
        </div>
        <JobPostingFacts posting={posting} isSlide />
        <div className="h-[calc(1lh+4px)] overflow-hidden text-meta">
          <JobPostingTags posting={posting} />
        </div>
      </div>
    </div>
  );
}

/** As tall as a slide. */
export function SlideSpace() {
  return (
    <div aria-hidden className="invisible flex flex-col gap-2.5 p-3.5">
      <div className="h-9" />
      <SlideLines small={1} />
      <div>
        <p className="h-[1lh] text-card" />
        <p className="h-[calc(1lh+4px)] text-body" />
      </div>
      <p className="h-[calc(1lh+4px)] text-meta" />
    </div>
  );
}
