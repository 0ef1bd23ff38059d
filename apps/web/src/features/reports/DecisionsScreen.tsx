import { useState } from 'react';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { seoulDate } from '@haiko/shared/format';
import { client } from '#/api/client.ts';
import { loadPage } from '#/api/loadPage.ts';
import { OwnDecisionsDocument, type OwnDecisionFragment } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { isForGood, isSuspended } from '#/features/suspensions/suspensionEnd.ts';
import { langOf } from '#/features/text/langOf.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { AppealSheet } from './AppealSheet.tsx';

/** /decisions: what moderators decided about what is the reader's own, why, and what can be said against it. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('decisions.list.title')}</ScreenTitle>
      <ScreenHint>{t('decisions.list.hint')}</ScreenHint>
      <PostListBoundary message={t('decisions.list.loadFailed')} skeleton={<RowSkeletons count={3} />}>
        <Decisions />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}

function Decisions() {
  const { t } = useTranslation();
  const query = OwnDecisionsDocument;
  const { data } = useSuspenseQuery(query, { fetchPolicy: 'cache-and-network' });
  const { items, hasMore } = data.page;
  const [chosen, setChosen] = useState<OwnDecisionFragment>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <InfiniteList
        items={items}
        keyOf={(decision) => decision.uuid}
        renderItem={(decision) => (
          <DecisionRow
            decision={decision}
            onAppeal={() => {
              setChosen(decision);
              setIsOpen(true);
            }}
          />
        )}
        hasMore={hasMore}
        loadMore={() => loadPage(client, { query, variables: { skip: items.length } })}
        empty={<EmptyState drawing="shield" message={t('decisions.list.empty')} hint={t('decisions.list.emptyHint')} />}
      />
      {chosen && (
        <AppealSheet key={chosen.uuid} caseUuid={chosen.uuid} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const HIDDEN_BY_DECISIONS: readonly string[] = ['post', 'comment', 'job-posting'];

/** A warning or a suspension hides what led to it; nobody else has ever seen a message, and a profile stays. */
function hidesBesides({ decision, target }: OwnDecisionFragment): boolean {
  return (decision === 'WARN' || decision === 'SUSPEND') && HIDDEN_BY_DECISIONS.includes(target.type);
}

/** Of a suspension that is over nothing is left to be known. */
function isInForce({ decision, suspendedUntil }: OwnDecisionFragment): boolean {
  return decision !== 'SUSPEND' || isSuspended(suspendedUntil);
}

function suspensionText(t: TFunction, until: string | null): string {
  if (!isSuspended(until)) return t('decisions.suspension.over');
  return isForGood(until)
    ? t('decisions.suspension.forGood')
    : t('decisions.suspension.until', { date: seoulDate(until) });
}

function DecisionRow({ decision, onAppeal }: { decision: OwnDecisionFragment; onAppeal: () => void }) {
  const { t } = useTranslation();
  const { target, decidedAt, why, appeal, heardAt, mayAppeal } = decision;
  return (
    <article className="flex flex-col gap-2 border-b border-line px-4 py-4">
      <p className="text-card text-ink-1">
        {decision.decision === 'SUSPEND' && `${suspensionText(t, decision.suspendedUntil)} `}
        {isInForce(decision) && t(`decisions.what.${decision.decision}`)}
        {hidesBesides(decision) && ` ${t('decisions.what.HIDE')}`}
      </p>
      <p className="text-body text-ink-1">{why}</p>
      <blockquote
        lang={langOf(target.excerpt)}
        className="line-clamp-3 border-s-2 border-line ps-3 text-body text-ink-2"
      >
        {target.excerpt}
      </blockquote>
      {appeal !== null && (
        <>
          <h2 className="pt-1 text-meta font-medium text-ink-2">{t('decisions.appeal.yours')}</h2>
          <p lang={langOf(appeal)} className="text-body wrap-anywhere text-ink-1">
            {appeal}
          </p>
          <p className="text-meta text-ink-3">{t(heardAt ? 'decisions.appeal.heard' : 'decisions.appeal.sent')}</p>
        </>
      )}
      <div className="flex items-center justify-between gap-3">
        <time dateTime={decidedAt} className="text-meta text-ink-3">
          {formatRelativeTime(t, decidedAt)}
        </time>
        {mayAppeal && (
          <Button variant="soft" size="sm" onClick={onAppeal}>
            {t('decisions.appeal.action')}
          </Button>
        )}
      </div>
    </article>
  );
}
