import { seoulDate, seoulTime } from '@haiko/shared/format';
import { HTML_LANG, LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskVisaRuleFragment, DeskVisaRuleSaidFragment } from '#/api/generated.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { useWorkedOnLine, useWorkingOn } from '#/features/desk/DeskWork.tsx';
import { CaseWarnings } from '#/features/desk/Impartiality.tsx';
import { useDeskKeys } from '#/features/desk/useDeskKeys.ts';
import { confirmVisaRule, endVisaRule } from './visaRules.actions.ts';
import { useChosen } from '#/features/desk/DeskSplit.tsx';
import { VisaRuleForm } from './VisaRuleForm.tsx';
import { courseOptions, labelOf, termsOf } from './visaRuleNames.ts';

/** All that a rule says, beside the one that it is to replace, and what can be done about it. */
export function VisaRuleCase({ rule }: { rule: DeskVisaRuleFragment }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const { uuid, proposedBy, updatedAt, replaces } = rule;
  const workedOn = useWorkedOnLine('VISA_RULE', uuid);
  useWorkingOn('VISA_RULE', uuid);
  if (isChanging) return <VisaRuleForm replaced={rule} />;
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <RuleSaid rule={rule} />
      <CaseWarnings lines={workedOn === undefined ? [] : [workedOn]} />
      {proposedBy && <AuthorLine user={proposedBy} createdAt={updatedAt} />}
      <RuleDecision rule={rule} onChange={() => setIsChanging(true)} />
      {replaces && (
        <section className="flex flex-col gap-4 border-t border-line pt-4">
          <h2 className="text-meta text-ink-3">{t('desk.rules.replaces')}</h2>
          <RuleSaid rule={replaces} />
        </section>
      )}
    </article>
  );
}

function RuleSaid({ rule }: { rule: DeskVisaRuleSaidFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { course, hoursAWeek, koreanLevel, under, reason, source, checkedAt } = rule;
  const terms = {
    course: course && labelOf(courseOptions(language), course),
    hoursAWeek,
    koreanLevel,
    under,
    reason: t(`desk.rules.reason.${reason}`),
    source,
    checkedAt,
  };
  const names = Object.keys(terms) as (keyof typeof terms)[];
  return (
    <>
      <h2 className="text-card">{termsOf(rule, language)}</h2>
      <dl className="flex flex-col gap-2">
        {names
          .filter((name) => terms[name] !== null)
          .map((name) => (
            <div key={name}>
              <dt className="text-meta text-ink-3">{t(`desk.rules.field.${name}`)}</dt>
              <dd className="wrap-anywhere">{terms[name]}</dd>
            </div>
          ))}
      </dl>
      <ul className="flex flex-col gap-2">
        {LANGUAGES.map((each) => (
          <li key={each} lang={HTML_LANG[each]}>
            {rule[`sentence${LANGUAGE_SUFFIXES[each]}`]}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RuleDecisionProps {
  rule: DeskVisaRuleFragment;
  onChange: () => void;
}

function RuleDecision({ rule: { uuid, updatedAt, state, confirmableAt }, onChange }: RuleDecisionProps) {
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
    const isMeant = await confirm({ message: t('desk.rules.confirmEnd'), isDangerous: true });
    if (isMeant) act(() => endVisaRule(uuid, updatedAt));
  }

  const handleConfirm = () => act(() => confirmVisaRule(uuid, updatedAt));

  useDeskKeys({
    ...(state === 'PROPOSED' && isConfirmable && { a: handleConfirm }),
    r: () => void handleEnd(),
  });
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
        {state === 'CONFIRMED' && (
          <Button variant="quiet" onClick={onChange}>
            {t('desk.rules.change')}
          </Button>
        )}
        {state === 'PROPOSED' && (
          <Button isBusy={isBusy} disabled={!isConfirmable} onClick={handleConfirm}>
            {t('desk.rules.confirm')}
          </Button>
        )}
      </div>
    </>
  );
}
