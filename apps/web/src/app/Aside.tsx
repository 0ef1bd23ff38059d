import { useQuery } from '#/api/apollo.ts';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HotJobPostingsDocument } from '#/api/generated.ts';
import { BOARD_LINKS } from '#/features/boards/boardLinks.ts';
import { JobPostingLink } from '#/features/job-postings/JobPostingLink.tsx';
import { payAmount, placeName } from '#/features/job-postings/jobPostingTexts.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';

const JOBS_SHOWN = 4;

/** Beside a wide column: what helps whatever one reads, the jobs that are looked for most and the boards. */
export function Aside() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(HotJobPostingsDocument, { variables: { language } });
  const jobs = data?.readHotJobPostings.slice(0, JOBS_SHOWN) ?? [];
  return (
    <aside className="fixed start-[calc(50%+250px)] top-0 bottom-0 flex w-62 flex-col gap-7 overflow-y-auto px-5 pt-18 pb-6 print:hidden">
      <nav aria-label={t('posts.feed.menu')}>
        <ul>
          {BOARD_LINKS.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className="pressable flex min-h-11 items-center gap-3 text-body text-ink-1">
                <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-main" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {jobs.length > 0 && (
        <section>
          <h2 className="pb-1 text-body font-semibold text-ink-1">{t('jobSearch.list.hot')}</h2>
          <ul className="flex flex-col divide-y divide-line">
            {jobs.map((posting) => (
              <li key={posting.uuid} className="flex flex-col gap-0.5 py-2.5">
                <span lang={HTML_LANG[posting.shown.language]} className="text-body text-ink-1">
                  <JobPostingLink posting={posting} className="clamp-2">
                    {posting.shown.title}
                  </JobPostingLink>
                </span>
                <span className="text-meta text-ink-3 tabular-nums">
                  {[payAmount(t, posting), posting.regions[0] && placeName(posting.regions[0], language)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
