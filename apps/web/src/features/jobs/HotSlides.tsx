import { useSuspenseQuery } from '@apollo/client/react';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { HotJobsDocument, type JobCardFragment } from '#/api/generated.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FlameCarousel } from '#/ui/FlameCarousel.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { DeadlineMark } from './DeadlineMark.tsx';
import { JobFacts } from './JobCard.tsx';
import { JobLink } from './JobLink.tsx';
import { JobTags } from './JobTags.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';

/** The slides; nothing at all while no posting is hot. */
export function HotSlides() {
  const { t } = useTranslation();
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const { data } = useSuspenseQuery(HotJobsDocument, { variables: { language } });
  const jobs = data.readHotJobPostings;
  if (jobs.length === 0) return null;
  return (
    <div className="pb-5">
      <FlameCarousel
        title={t('jobs.list.hot')}
        slides={jobs.map((job) => ({ key: job.uuid, content: <HotSlide job={job} /> }))}
      />
    </div>
  );
}

/** The title's link covers the whole slide. */
function HotSlide({ job }: { job: JobCardFragment }) {
  const { company, shown } = job;
  return (
    <div className="relative flex h-full min-h-44 flex-col gap-2.5 rounded-card border border-line bg-surface p-3.5 active:bg-sunken">
      <div className="flex items-center gap-2.5">
        <CompanyLogo company={company} />
        <p dir="auto" lang={langOf(company.companyName)} className="min-w-0 flex-1 truncate text-body text-ink-2">
          {company.companyName}
        </p>
        <DeadlineMark job={job} />
      </div>
      <h3 lang={HTML_LANG[shown.language]} className="clamp-2 text-card text-ink-1">
        <JobLink job={job} className="after:absolute after:inset-0">
          <MixedText text={shown.title} lang={HTML_LANG[shown.language]} />
        </JobLink>
      </h3>
      <p className="-mt-1.5 text-meta text-ink-3 empty:hidden">
        <LanguageMark shown={shown} originalLanguage={job.originalLanguage} />
      </p>
      <div className="mt-auto flex flex-col gap-2.5">
        <JobFacts job={job} />
        <JobTags job={job} />
      </div>
    </div>
  );
}
