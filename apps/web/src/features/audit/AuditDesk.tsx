import { seoulDate, seoulTime } from '@haiko/shared/format';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DeskAuditDocument, type DeskAuditQuery } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { paths } from '#/paths.ts';
import { Chip } from '#/ui/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { actName } from './actName.ts';
import { AuditFilters, askedOfAudit, kindName } from './AuditFilters.tsx';
import { DESK_PAGE, Pager, useDeskSkip } from '#/features/desk/DeskSplit.tsx';

/** /desk/audit: who did what, by its filters; of one person (`?actor=`), or about one thing (`?target=`). */
export function AuditDesk() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = askedOfAudit(search);
  const skip = useDeskSkip();
  const { data } = useSuspenseQuery(DeskAuditDocument, {
    variables: { ...asked, skip, take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  const filters = [
    { name: 'actor', value: asked.actorUuid, label: t('desk.audit.ofOne') },
    { name: 'target', value: asked.targetUuid, label: t('desk.audit.aboutOne') },
  ].filter(({ value }) => value !== null);

  function without(name: string) {
    setSearch(new URLSearchParams([...search].filter(([key]) => key !== name && key !== 'page')));
  }

  return (
    <div className="max-w-5xl pb-6">
      <AuditFilters key={asked.actor} actions={data.actions} />
      <div className="flex flex-wrap gap-2 px-4 pb-3 empty:hidden">
        {filters.map(({ name, label }) => (
          <Chip key={name} isSelected onRemove={() => without(name)} removeLabel={t('desk.audit.all')}>
            {label}
          </Chip>
        ))}
      </div>
      {items.length === 0 ? (
        <EmptyState message={t('common.list.empty')} />
      ) : (
        <ul className="border-t border-line">
          {items.map((entry) => (
            <AuditRow key={entry.uuid} entry={entry} />
          ))}
        </ul>
      )}
      <Pager hasMore={hasMore} />
    </div>
  );
}

type Entry = DeskAuditQuery['page']['items'][number];

function AuditRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { createdAt, actor, action, targetType, targetUuid, detail } = entry;
  const link = 'inline-flex min-h-11 items-center text-main underline underline-offset-2';
  return (
    <li className="flex flex-col gap-x-4 border-b border-line px-4 py-2 md:grid md:grid-cols-[10rem_10rem_1fr] md:items-center">
      <time dateTime={createdAt} className="text-meta text-ink-3 tabular-nums">
        {`${seoulDate(createdAt)} ${seoulTime(createdAt)}`}
      </time>
      <Link to={`${paths.deskSection('audit')}?actor=${actor.uuid}`} lang={nameLang(actor)} className={link}>
        {displayName(t, actor)}
      </Link>
      <div className="min-w-0 text-body text-ink-1">
        {actName(t, action)}{' '}
        {targetUuid !== null && (
          <Link to={`${paths.deskSection('audit')}?target=${targetUuid}`} className={link}>
            {t(kindName(targetType))}
          </Link>
        )}
        <p lang={langOf(detail)} className="wrap-anywhere text-ink-2">
          {detail}
        </p>
      </div>
    </li>
  );
}
