import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { BadgeCheck, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { isVerified } from '#/features/companies/isVerified.ts';
import { CompanyName } from '#/features/companies/CompanyName.tsx';
import { JobPostingScrapButton } from '#/features/job-posting-engagement/JobPostingScrapButton.tsx';
import { HighlightedText } from '#/features/text/HighlightedText.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { useNow } from '#/i18n/useNow.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { VerdictMark } from '#/features/visa-rules/VerdictMark.tsx';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { useSharedView } from '#/ui/useSharedView.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { DeadlineMark } from './DeadlineMark.tsx';
import { JobPostingLink } from './JobPostingLink.tsx';
import { JobPostingTags } from './JobPostingTags.tsx';
import { ageText, hostOf, payAmount, payType, placeName } from './jobPostingTexts.ts';

interface JobPostingCardProps {
  posting: JobPostingCardFragment;
  /** Words of a search, to be marked where they stand. */
  found?: readonly string[];
  /** In the place of the bookmark. */
  action?: ReactNode;
  /** What has to be known about it, below what it says. */
  note?: ReactNode;
  /** Of a posting that is being written: it leads nowhere yet. */
  isPreview?: boolean;
}

/** A posting in a list. The title's link covers the whole card; the bookmark, or what stands in its place, is a target of its own. */
export function JobPostingCard({ posting, found = [], action, note, isPreview = false }: JobPostingCardProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { shown, company } = posting;
  const shared = useSharedView(paths.jobPostingDetail(posting.uuid));
  return (
    <article className="relative flex flex-col gap-2.5 border-b border-line px-4 pt-4 pb-1 active:bg-sunken/60">
      <div className="flex items-center gap-2.5">
        <CompanyLogo company={company} />
        <CompanyName name={company.companyName}>
          <HighlightedText text={company.companyName} lang={langOf(company.companyName)} words={found} />
        </CompanyName>
        {isVerified(posting.checks) && (
          <BadgeCheck
            role="img"
            aria-label={t('jobPostings.checks.verified')}
            size={18}
            className="shrink-0 text-main"
          />
        )}
        {posting.deadlineDate && <DeadlineMark posting={posting} />}
      </div>
      <h3 lang={HTML_LANG[shown.language]} className={cx('clamp-2 text-card text-ink-1', shared.title)}>
        {isPreview ? (
          shown.title
        ) : (
          <JobPostingLink posting={posting} className="after:absolute after:inset-0">
            <HighlightedText text={shown.title} lang={HTML_LANG[shown.language]} words={found} />
          </JobPostingLink>
        )}
      </h3>
      <JobPostingFacts posting={posting} />
      <JobPostingTags posting={posting} />
      {note}
      <div className="flex min-h-11 items-center gap-3 text-meta text-ink-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 tabular-nums">
          {ageText(t, posting.createdAt, now)}
          <LanguageMark shown={shown} originalLanguage={posting.originalLanguage} />
          {posting.url && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <ExternalLink aria-hidden size={14} className="shrink-0" />
              <span lang="" className="truncate">
                {hostOf(posting.url)}
              </span>
            </span>
          )}
        </span>
        {!isPreview && (
          <span className="relative z-1 -me-3">{action ?? <JobPostingScrapButton posting={posting} />}</span>
        )}
      </div>
    </article>
  );
}

interface JobPostingFactsProps {
  posting: JobPostingCardFragment;
}

/** For how much, whether the reader may take it, and where it is: in the order in which its own page says it. */
function JobPostingFacts({ posting }: JobPostingFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [place] = posting.regions;
  const [type, amount] = [payType(posting, language), payAmount(t, posting)];
  return (
    <div className="flex flex-col gap-1 text-body text-ink-2">
      {type && (
        <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
          <strong className="text-card text-ink-1">{amount || type}</strong>
          {amount && type}
        </p>
      )}
      {posting.visaFit && <VerdictMark fit={posting.visaFit} />}
      {place && (
        <p className="flex items-start gap-1.5">
          <MapPin aria-hidden size={16} className="mt-[calc((1lh-16px)/2)] shrink-0 text-ink-3" />
          <span className="min-w-0 wrap-anywhere">{placeName(place, language)}</span>
        </p>
      )}
    </div>
  );
}
