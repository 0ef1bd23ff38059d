import { MATCH_STATES } from '@haiko/shared/wageDefaulters';
import { formatNumber } from '@haiko/shared/format';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useId, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskDefaultersDocument, type DeskDefaulterFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { DeskTabs } from '#/features/desk/DeskTabs.tsx';
import { decideDefaulter, loadDefaulters } from './defaulters.actions.ts';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { useDeskKeys } from '#/features/desk/useDeskKeys.ts';

/** /desk/defaulters: the published list of employers who owe wages, and whether companies of their names are they. */
export function DefaultersDesk() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const state = MATCH_STATES.find((each) => each === search.get('state')) ?? 'PROPOSED';
  const { data } = useSuspenseQuery(DeskDefaultersDocument, {
    variables: { state, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.defaulters')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={({ companyName, name, business }) => (
        <span className="flex flex-col gap-1">
          <Name text={companyName} />
          <span className="text-meta wrap-anywhere text-ink-2">{[name, business].filter(Boolean).join(' · ')}</span>
        </span>
      )}
      renderCase={(uuid) => {
        const match = items.find((item) => item.uuid === uuid);
        return match && <MatchCase key={uuid} match={match} />;
      }}
      top={
        <>
          <ListField />
          <DeskTabs
            section="defaulters"
            names={MATCH_STATES}
            shown={state}
            labelOf={(each) => t(`desk.defaulters.state.${each}`)}
          />
        </>
      }
    />
  );
}

function Name({ text }: { text: string }) {
  return (
    <span lang={langOf(text)} className="text-body font-semibold wrap-anywhere text-ink-1">
      {text}
    </span>
  );
}

/** Loads a list in the place of the one before. */
function ListField() {
  const { t } = useTranslation();
  const id = useId();
  const { isBusy, attempt } = useAttempt();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again once it was corrected.
    currentTarget.value = '';
    if (!file) return;
    void attempt(async () => toast(t('desk.defaulters.loaded', { count: await loadDefaulters(file) })));
  }

  return (
    <div className="flex flex-col items-start gap-2 border-b border-line px-4 py-3">
      <label htmlFor={id} className={cx(buttonClass({ variant: 'soft', size: 'sm' }), 'focus-within:outline-2')}>
        {t('desk.defaulters.load')}
        <input id={id} type="file" accept=".csv,.xlsx" disabled={isBusy} className="sr-only" onChange={handleChange} />
      </label>
      <p className="text-meta text-ink-3">{t('desk.defaulters.columns')}</p>
    </div>
  );
}

function MatchCase({ match }: { match: DeskDefaulterFragment }) {
  const { t } = useTranslation();
  const { name, representative, business, address, amount, publishedFrom, publishedUntil } = match;
  return (
    <article className="flex max-w-3xl flex-col gap-5 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2 className="text-card">
        <Name text={match.companyName} />
      </h2>
      <div className="grid gap-5 xl:grid-cols-2">
        <Side
          title={t('desk.defaulters.onList')}
          lines={[
            name,
            representative,
            business,
            address,
            t('jobPostings.pay.amount', { amount: formatNumber(amount) }),
          ]}
          days={`${publishedFrom} – ${publishedUntil}`}
        />
        <Side
          title={t(match.companyUuid ? 'desk.defaulters.here' : 'desk.defaulters.imported')}
          lines={[match.companyName, match.managerName, match.businessRegistrationNumber]}
        />
      </div>
      <MatchDecision match={match} />
    </article>
  );
}

function Side({ title, lines, days }: { title: string; lines: readonly string[]; days?: string }) {
  return (
    <section>
      <h3 className="pb-1 text-meta text-ink-3">{title}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line} lang={langOf(line)} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {days && <p className="tabular-nums">{days}</p>}
    </section>
  );
}

function MatchDecision({ match: { uuid, updatedAt, state } }: { match: DeskDefaulterFragment }) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const { isBusy, attempt } = useAttempt();
  const decide = (isSame: boolean) =>
    void attempt(async () => {
      await decideDefaulter(uuid, updatedAt, isSame);
      choose(undefined);
      toast(t('desk.people.done'));
    });
  useDeskKeys({
    ...(state !== 'CONFIRMED' && { a: () => decide(true) }),
    ...(state !== 'REJECTED' && { r: () => decide(false) }),
  });
  return (
    <div className="flex max-w-xl gap-2 *:flex-1">
      {state !== 'REJECTED' && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => decide(false)}>
          {t('desk.defaulters.other')}
        </Button>
      )}
      {state !== 'CONFIRMED' && (
        <Button isBusy={isBusy} onClick={() => decide(true)}>
          {t('desk.defaulters.same')}
        </Button>
      )}
    </div>
  );
}
