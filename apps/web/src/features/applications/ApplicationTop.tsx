import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { romanize } from '@haiko/shared/rules/romanize';
import { BriefcaseBusiness, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { ApplicationOptions } from './ApplicationOptions.tsx';
import { BothTexts } from './BothTexts.tsx';

interface ApplicationTopProps {
  application: ApplicationDetailFragment;
}

/** Who applies, as a company meets them: name, country, what needs no words, and what they wrote. */
export function ApplicantTop({ application }: ApplicationTopProps) {
  const { seeker, resume, message, shown, originalLanguage } = application;
  const nationality = useNationality(seeker.nationalityInfo.nationality?.uuid);
  const code = seeker.nationalityInfo.nationality?.code;
  return (
    <div className="flex flex-col gap-3 px-4 print:hidden">
      <div className="flex items-center gap-3">
        <Avatar name={seeker.nickname} size={44} />
        <div className="flex min-w-0 flex-1 flex-col">
          <h2 lang={langOf(seeker.nickname)} className="text-card wrap-anywhere text-ink-1">
            {seeker.nickname}
          </h2>
          <Romanized text={seeker.nickname} by={romanize} className="text-meta wrap-anywhere text-ink-3" />
          {code && (
            <p className="flex items-center gap-1.5 text-body text-ink-2">
              <Flag code={code} width={18} />
              {nationality}
            </p>
          )}
        </div>
        <span className="-me-3 shrink-0 self-start">
          <ApplicationOptions application={application} isCompany />
        </span>
      </div>
      {resume && <ApplicantFacts resume={resume} availableFrom={resume.availableFrom} />}
      {message && (
        <div className="rounded-[18px] rounded-ss-md bg-sunken px-3.5 py-2.5">
          <BothTexts shown={{ ...shown, text: shown.message }} original={message} originalLanguage={originalLanguage} />
        </div>
      )}
      <PostingLink application={application} />
    </div>
  );
}

/** Where one has applied: the company, as it is read, and its posting. */
export function CompanyTop({ application }: ApplicationTopProps) {
  const { jobPosting, conversationPartner: company } = application;
  return (
    <div className="flex flex-col gap-2 px-4 print:hidden">
      <div className="flex items-center gap-3">
        <CompanyLogo company={{ logoFileUrl: jobPosting?.company.logoFileUrl ?? null }} size="md" />
        <p className="flex min-w-0 flex-1 flex-col">
          <span lang={langOf(company.nickname)} className="text-card wrap-anywhere text-ink-1">
            {company.nickname}
          </span>
          <Romanized text={company.nickname} by={romanize} className="text-meta wrap-anywhere text-ink-3" />
        </p>
        <span className="-me-3 shrink-0">
          <ApplicationOptions application={application} isCompany={false} />
        </span>
      </div>
      <PostingLink application={application} />
    </div>
  );
}

function PostingLink({ application: { jobPosting } }: ApplicationTopProps) {
  if (!jobPosting) return null;
  return (
    <Link
      to={paths.jobPostingDetail(jobPosting.uuid)}
      className="pressable flex min-h-11 items-center gap-2 text-body text-main"
    >
      <BriefcaseBusiness aria-hidden size={18} className="shrink-0" />
      <span lang={HTML_LANG[jobPosting.shown.language]} className="min-w-0 flex-1 wrap-anywhere">
        {jobPosting.shown.title}
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0" />
    </Link>
  );
}

function useNationality(uuid: string | undefined): string | undefined {
  const language = useLanguage();
  return useNationalities().find((one) => one.uuid === uuid)?.names[language];
}
