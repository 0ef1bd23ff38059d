import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { romanize } from '@haiko/shared/rules/romanize';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { STATE_LABELS } from './application.ts';

interface ApplicationRowProps {
  application: ApplicationRowFragment;
  /** Whether a company looks at it: then who applies comes first, and what was not read stands out. */
  isInbox?: boolean;
}

/** One application in a list. */
export function ApplicationRow({ application, isInbox = false }: ApplicationRowProps) {
  const { uuid, jobPosting, seeker, resume, createdAt, readAt, state } = application;
  const isUnread = isInbox && readAt === null && state === 'sent';
  const title = isInbox ? seeker.nickname : (jobPosting?.shown.title ?? '');
  const titleLang = isInbox ? langOf(title) : jobPosting && HTML_LANG[jobPosting.shown.language];
  const below = isInbox ? resume?.shown.headline : jobPosting?.company.companyName;
  const belowLang = isInbox ? resume && HTML_LANG[resume.shown.language] : langOf(below ?? '');
  return (
    <Link
      to={paths.application(uuid)}
      className={cx(
        'flex flex-col gap-0.5 border-b border-line px-4 py-3 active:bg-sunken',
        isUnread && 'bg-main-soft/60',
      )}
    >
      <span className="flex items-start justify-between gap-3">
        <span lang={titleLang ?? undefined} className="min-w-0 text-body font-semibold wrap-anywhere text-ink-1">
          {title}
        </span>
        <StateMark state={state} />
      </span>
      {below && (
        <span lang={belowLang ?? undefined} className="clamp-2 text-body wrap-anywhere text-ink-2">
          {below}
        </span>
      )}
      {!isInbox && below && <Romanized text={below} by={romanize} className="text-meta wrap-anywhere text-ink-3" />}
      <span className="text-meta text-ink-3">
        <RelativeTime at={createdAt} />
      </span>
    </Link>
  );
}

/** States in which somebody wants somebody. */
const PROMISING: ReadonlySet<ApplicationRowFragment['state']> = new Set(['talk', 'offer', 'accepted']);

/** Where an application stands, in a word. */
export function StateMark({ state }: { state: ApplicationRowFragment['state'] }) {
  const { t } = useTranslation();
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-2.5 py-0.5 text-meta font-medium',
        PROMISING.has(state) ? 'bg-main-soft text-main' : 'bg-sunken text-ink-2',
      )}
    >
      {t(STATE_LABELS[state])}
    </span>
  );
}
