import { formatCount } from '@haiko/shared/format';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { MyJobSearchDocument } from '#/api/generated.ts';
import { MyApplicationsLink } from '#/features/applications/ApplicationsLinks.tsx';
import { StateMark } from '#/features/applications/StateMark.tsx';
import { JobAlertsLink } from '#/features/job-alerts/JobAlertsLink.tsx';
import { ResumeLink } from '#/features/resumes/ResumeLink.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { MyVisaRow } from './MyVisaRow.tsx';

/** What somebody who looks for work has: first what moves, the applications and where the latest stands, then what they are made with. */
export function JobSearchSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  // Not kept: one application would stand in the place of the list of all of them.
  const { data } = useQuery(MyJobSearchDocument, { fetchPolicy: 'no-cache' });
  const [latest] = data?.applications.items ?? [];
  const resume = data?.readMyResume;
  return (
    <MenuSection title={t('myInfo.section.jobs')}>
      <MyApplicationsLink
        aside={
          latest && (
            <span className="flex items-center gap-2">
              <StateMark state={latest.state} />
              <span className="tabular-nums">{formatCount(data?.applications.totalCount ?? 0, language)}</span>
            </span>
          )
        }
      />
      <ResumeLink
        aside={
          resume ? (
            <span lang={HTML_LANG[resume.originalLanguage]} className="block max-w-36 truncate">
              {resume.headline}
            </span>
          ) : (
            data && t('resumes.none')
          )
        }
      />
      <MyVisaRow />
      <MenuLink to={paths.scrappedJobPostings} Icon={Bookmark} label={t('myInfo.scrappedJobs')} />
      <JobAlertsLink />
    </MenuSection>
  );
}
