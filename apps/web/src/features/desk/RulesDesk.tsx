import { seoulDate, seoulTime } from '@haiko/shared/format';
import { HTML_LANG, LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskVisaRulesDocument, type DeskVisaRuleFragment } from '#/api/generated.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { confirmVisaRule, endVisaRule } from './desk.actions.ts';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from './DeskSplit.tsx';

const STATES = ['PROPOSED', 'CONFIRMED'] as const;

/** /desk/rules: what visas let people do, to be confirmed by another administrator than who entered it. */
export function RulesDesk() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const state = STATES.find((each) => each === search.get('state')) ?? 'PROPOSED';
  const { data } = useSuspenseQuery(DeskVisaRulesDocument, {
    variables: { state, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.rules')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(rule) => (
        <span className="flex flex-col gap-1">
          <span className="text-body font-semibold text-ink-1">{termsOf(rule)}</span>
          <span lang={HTML_LANG[language]} className="line-clamp-2 text-meta text-ink-2">
            {rule[`sentence${LANGUAGE_SUFFIXES[language]}`]}
          </span>
        </span>
      )}
      renderCase={(uuid) => {
        const rule = items.find((item) => item.uuid === uuid);
        return rule && <RuleCase key={uuid} rule={rule} />;
      }}
      top={
        <TabLinks
          label={t('desk.reports.states')}
          tabs={STATES.map((each) => ({
            to: `${paths.deskSection('rules')}?state=${each}`,
            label: t(`desk.rules.state.${each}`),
            isActive: each === state,
          }))}
        />
      }
    />
  );
}

/** Visa, verdict and days, as officials write them. */
function termsOf({ visa, verdict, from, until }: DeskVisaRuleFragment): string {
  return [visa ?? '*', verdict, `${from} – ${until ?? ''}`].join(' · ');
}

function RuleCase({ rule }: { rule: DeskVisaRuleFragment }) {
  const language = useLanguage();
  const { course, hoursAWeek, koreanLevel, under, source, checkedAt, proposedBy, updatedAt } = rule;
  const limits = Object.entries({ course, hoursAWeek, koreanLevel, under }).filter(([, value]) => value !== null);
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2 className="text-card">{termsOf(rule)}</h2>
      {proposedBy && <AuthorLine user={proposedBy} createdAt={updatedAt} />}
      <p lang={HTML_LANG[language]}>{rule[`sentence${LANGUAGE_SUFFIXES[language]}`]}</p>
      {limits.length > 0 && (
        <p className="text-ink-2">{limits.map(([name, value]) => `${name}: ${value}`).join(' · ')}</p>
      )}
      <p className="wrap-anywhere text-ink-2">
        {source} · {checkedAt}
      </p>
      <RuleDecision rule={rule} />
    </article>
  );
}

function RuleDecision({ rule: { uuid, updatedAt, state, confirmableAt } }: { rule: DeskVisaRuleFragment }) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const { isBusy, attempt } = useAttempt();
  const isConfirmable = confirmableAt !== null && new Date(confirmableAt) <= serverNow();

  function act(write: () => Promise<void>) {
    void attempt(async () => {
      await write();
      choose(undefined);
      toast(t('desk.people.done'));
    });
  }

  async function handleEnd() {
    if (await confirm({ message: t('desk.rules.confirmEnd'), isDangerous: true })) act(() => endVisaRule(uuid));
  }

  return (
    <>
      {state === 'PROPOSED' && !isConfirmable && (
        <p className="rounded-card bg-sunken px-3 py-2">
          {confirmableAt
            ? t('desk.reports.secondFrom', { time: `${seoulDate(confirmableAt)} ${seoulTime(confirmableAt)}` })
            : t('desk.rules.second')}
        </p>
      )}
      <div className="flex max-w-xl gap-2 *:flex-1">
        <Button variant="quiet" isBusy={isBusy} onClick={() => void handleEnd()}>
          {t('desk.rules.end')}
        </Button>
        {state === 'PROPOSED' && (
          <Button isBusy={isBusy} disabled={!isConfirmable} onClick={() => act(() => confirmVisaRule(uuid, updatedAt))}>
            {t('desk.rules.confirm')}
          </Button>
        )}
      </div>
    </>
  );
}
