import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuery } from '#/api/apollo.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { DeskWritingsDocument, type DeskWritingFragment, type DeskWritingsQueryVariables } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { Select } from '#/ui/Select.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { WritingsDecision } from './WritingsDecision.tsx';

/** As many as one transaction decides. */
const WRITINGS_SHOWN = 50;
const KINDS = [
  'POST',
  'COMMENT',
  'JOB_POSTING',
  'NOTE',
] as const satisfies readonly DeskWritingsQueryVariables['kind'][];
type Kind = (typeof KINDS)[number];

/** Everything that one person wrote, to be decided about together. */
export function PersonWritings({ userUuid }: { userUuid: string }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('POST');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(DeskWritingsDocument, {
    variables: { userUuid, kind, skip: page * WRITINGS_SHOWN, take: WRITINGS_SHOWN },
    fetchPolicy: 'no-cache',
  });
  return (
    <section className="flex max-w-3xl flex-col gap-3">
      <h3 className="text-body font-semibold text-ink-1">{t('desk.writings.title')}</h3>
      <Select
        label={t('desk.reports.states')}
        value={kind}
        onChange={(event) => {
          setKind(KINDS.find((each) => each === event.target.value) ?? 'POST');
          setPage(0);
        }}
        options={KINDS.map((value) => ({ value, label: t(`desk.writings.kind.${value}`) }))}
      />
      {error && <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data && (
        <Writings
          key={kind + String(page)}
          userUuid={userUuid}
          kind={kind}
          items={data.page.items}
          total={data.page.totalCount}
          version={data.page.version}
          onDecided={() => void refetch()}
        />
      )}
      <div className="flex gap-2">
        {page > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setPage(page - 1)}>
            {t('desk.list.previousPage')}
          </Button>
        )}
        {data?.page.hasMore && (
          <Button variant="quiet" size="sm" onClick={() => setPage(page + 1)}>
            {t('desk.list.nextPage')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface WritingsProps {
  userUuid: string;
  kind: Kind;
  items: readonly DeskWritingFragment[];
  total: number;
  /** Of all of the kind. */
  version: string;
  onDecided: () => void;
}

function Writings({ userUuid, kind, items, total, version, onDecided }: WritingsProps) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAll, setIsAll] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = items.filter(({ isHidden }) => !isHidden);
  const chosen = isAll ? open : open.filter(({ uuid }) => ticked.includes(uuid));
  if (items.length === 0) return <p className="text-body text-ink-2">{t('desk.writings.none')}</p>;

  function toggle(uuid: string) {
    setTicked(ticked.includes(uuid) ? ticked.filter((each) => each !== uuid) : [...ticked, uuid]);
  }

  return (
    <>
      {kind !== 'NOTE' && open.length > 0 && (
        <Checkbox label={t('desk.writings.all')} checked={isAll} onChange={() => setIsAll(!isAll)} />
      )}
      <ul aria-label={t(`desk.writings.kind.${kind}`)} className="border-t border-line">
        {items.map((writing) => (
          <li key={writing.uuid} className="flex items-start gap-3 border-b border-line py-2">
            {kind !== 'NOTE' && (
              <Checkbox
                checked={chosen.includes(writing)}
                disabled={isAll || writing.isHidden}
                onChange={() => toggle(writing.uuid)}
                label={
                  <span className="sr-only">{t('desk.reports.choose', { text: writing.excerpt.slice(0, 40) })}</span>
                }
              />
            )}
            <WritingText writing={writing} />
          </li>
        ))}
      </ul>
      {kind !== 'NOTE' && chosen.length > 0 && (
        <>
          <Button variant="soft" onClick={() => setIsOpen(true)}>
            {t('desk.decision.title')} · {t('desk.reports.chosen', { count: isAll ? total : chosen.length })}
          </Button>
          <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('desk.decision.title')}>
            <WritingsDecision
              seen={{
                ...{ userUuid, kind },
                ...(isAll
                  ? { version }
                  : { writings: chosen.map(({ uuid, updatedAt: seenAt }) => ({ uuid, seenAt })) }),
              }}
              onDecided={() => {
                setIsOpen(false);
                onDecided();
              }}
            />
          </Sheet>
        </>
      )}
    </>
  );
}

function WritingText({
  writing: { excerpt, createdAt, isHidden, decision, caseUuid },
}: {
  writing: DeskWritingFragment;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 py-2">
      <p lang={langOf(excerpt)} className="line-clamp-3 text-body wrap-anywhere text-ink-1">
        {excerpt}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
        <time dateTime={createdAt}>{formatRelativeTime(t, createdAt)}</time>
        {isHidden && <span className="text-error">{t('desk.writings.hidden')}</span>}
        {caseUuid !== null && (
          <Link
            to={`${paths.deskSection('reports')}?item=${caseUuid}`}
            className="inline-flex min-h-11 items-center text-main underline underline-offset-2"
          >
            {t(decision ? `desk.decision.${decision}` : 'desk.reports.state.OPEN')}
          </Link>
        )}
      </p>
    </div>
  );
}
