import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { HotJobPostingsDocument, JobPostingsDocument, type JobPostingCardFragment } from '#/api/generated.ts';
import { useAnswer } from '#/api/useAnswer.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { JobPostingLink } from '#/features/job-postings/JobPostingLink.tsx';
import { payAmount, payType, placeName } from '#/features/job-postings/jobPostingTexts.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { FlameCarousel } from '#/ui/FlameCarousel.tsx';
import { SLIDE_CLASS } from '#/ui/SlideSkeleton.tsx';

/** How many cards of the list below are seen together with the slides: what stands there is not said twice. */
const SEEN_BELOW = 3;

/** The slides, without what the list begins with or the reader may not take; nothing at all while no other posting is hot. */
export function HotSlides() {
  const { t } = useTranslation();
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const { readHotJobPostings: hot } = useAnswer(HotJobPostingsDocument, { language });
  // As the list below asks, so that it is asked once, and by the list's own way in another language.
  const { list } = usePagedList(JobPostingsDocument, { variables: { wantsCount: false } });
  const below = list.items.slice(0, SEEN_BELOW).map(({ uuid }) => uuid);
  const jobs = hot.filter(({ uuid, visaFit }) => !below.includes(uuid) && visaFit?.verdict !== 'NO');
  if (jobs.length === 0) return null;
  return (
    <div className="pb-2">
      <FlameCarousel
        title={t('jobSearch.list.hot')}
        slides={jobs.map((posting) => ({ key: posting.uuid, content: <HotSlide posting={posting} /> }))}
      />
    </div>
  );
}

/** The title's link covers the whole slide. What a short title leaves over stands above and below, so that there is no hole in the middle. */
function HotSlide({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, shown } = posting;
  const lang = HTML_LANG[shown.language];
  const [place] = posting.regions;
  const pay = payAmount(t, posting) || payType(posting, language);
  return (
    <div className={cx(SLIDE_CLASS, 'active:bg-sunken')}>
      <div className="shrink-0 self-center">
        <CompanyLogo company={company} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5">
        <h3 lang={lang} className="clamp-2 text-body font-semibold text-ink-1">
          <JobPostingLink posting={posting} className="after:absolute after:inset-0">
            <MixedText text={shown.title} lang={lang} />
          </JobPostingLink>
        </h3>
        <p className="h-6 truncate text-meta leading-6 text-ink-3 tabular-nums [&>*]:me-2">
          {pay && <strong className="text-ink-1">{pay}</strong>}
          {place && <span>{placeName(place, language)}</span>}
          <LanguageMark shown={shown} originalLanguage={posting.originalLanguage} />
        </p>
      </div>
    </div>
  );
}
