import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { skipToken, useQuery } from '#/api/apollo.ts';
import {
  HotJobPostingsDocument,
  JobPostingsDocument,
  MyVisaDocument,
  NoticesDocument,
  type JobPostingCardFragment,
  type VisaVerdict,
} from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { OwnRate } from '#/features/exchange-rates/OwnRate.tsx';
import { JobPostingLink } from '#/features/job-postings/JobPostingLink.tsx';
import { payAmount, placeName } from '#/features/job-postings/jobPostingTexts.ts';
import { QrCode } from '#/features/second-factor/QrCode.tsx';
import { VerdictMark } from '#/features/visa-rules/VerdictMark.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';

const JOBS_SHOWN = 2;
/** Among so many of the newest that name the reader's visa some are what the law lets them do. */
const JOBS_LOOKED_AT = 20;
const ALLOWED: readonly (VisaVerdict | undefined)[] = ['YES', 'WITH_PERMIT'];
const NOTICES_SHOWN = 2;

/** Beside a wide column: what helps whatever one reads. What cannot be loaded is not there. */
export function Aside() {
  return (
    <aside className="fixed start-[calc(50%+250px)] top-0 bottom-0 flex w-62 flex-col gap-6 overflow-y-auto px-5 min-[1200px]:w-80 pt-18 pb-6 print:hidden">
      {/* It is there first: what comes later moves nothing, and in a low window it is not cut off. */}
      <OnPhone />
      <Jobs />
      <OwnRate>{(rate) => <Part title={<RatesLink />}>{rate}</Part>}</OwnRate>
      <Notices />
    </aside>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-1 text-body font-semibold text-ink-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The newest jobs that the reader's visa allows; for who has told none, and where there are none, those that are looked for most. */
function Jobs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const me = useQuery(MyVisaDocument, isSignedIn ? {} : skipToken).data?.readUserInformation;
  const visa = isSignedIn && me?.visaMainId ? { visaMainId: me.visaMainId, visaSubId: me.visaSubId } : undefined;
  const named = useQuery(
    JobPostingsDocument,
    visa ? { variables: { language, visas: [visa], wantsCount: false, take: JOBS_LOOKED_AT } } : skipToken,
  ).data?.page.items;
  // A company that names a visa does not make the law allow it.
  const fitting = named?.filter(({ visaFit }) => ALLOWED.includes(visaFit?.verdict)) ?? [];
  const isWaiting = visa !== undefined && named === undefined;
  const wantsHot = !isWaiting && fitting.length === 0;
  const hot = useQuery(HotJobPostingsDocument, wantsHot ? { variables: { language } } : skipToken).data
    ?.readHotJobPostings;
  const jobs = (wantsHot ? hot : fitting)?.slice(0, JOBS_SHOWN) ?? [];
  if (jobs.length === 0) return null;
  return (
    <Part title={wantsHot ? t('jobSearch.list.hot') : t('jobSearch.list.forMyVisa')}>
      <ul className="flex flex-col divide-y divide-line">
        {jobs.map((posting) => (
          <Job key={posting.uuid} posting={posting} />
        ))}
      </ul>
    </Part>
  );
}

function Job({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [place] = posting.regions;
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <span lang={HTML_LANG[posting.shown.language]} className="text-body text-ink-1">
        <JobPostingLink posting={posting} className="clamp-2">
          {posting.shown.title}
        </JobPostingLink>
      </span>
      {/* Each on its own line: side by side they break within a name. */}
      <span className="text-meta text-ink-2 tabular-nums">{payAmount(t, posting)}</span>
      {place && <span className="truncate text-meta text-ink-3">{placeName(place, language)}</span>}
      {posting.visaFit && (
        <div className="pt-0.5 text-meta">
          <VerdictMark fit={posting.visaFit} />
        </div>
      )}
    </li>
  );
}

function RatesLink() {
  const { t } = useTranslation();
  return <Link to={paths.exchange}>{t('common.sideMenu.exchangeRate')}</Link>;
}

function Notices() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(NoticesDocument, { variables: { language, take: NOTICES_SHOWN } });
  const notices = data?.page.items.slice(0, NOTICES_SHOWN) ?? [];
  if (notices.length === 0) return null;
  return (
    <Part title={<Link to={paths.notice}>{t('common.sideMenu.notice')}</Link>}>
      <ul>
        {notices.map(({ uuid, shown }) => (
          <li key={uuid} lang={HTML_LANG[shown.language]}>
            <Link to={paths.noticeDetail(uuid)} className="pressable flex min-h-11 items-center text-body text-ink-2">
              <span className="clamp-2">{shown.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The address of what is shown, for the camera of a phone. */
function OnPhone() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Part title={t('common.onPhone.title')}>
      <div className="mt-1 w-24 overflow-hidden rounded-card border border-line">
        <QrCode text={window.location.origin + pathname + search} label={t('common.onPhone.code')} />
      </div>
    </Part>
  );
}
