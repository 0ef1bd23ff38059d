import { HTML_LANG, LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DeskVisaRulesDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Select } from '#/ui/Select.tsx';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { DeskTabs } from '#/features/desk/DeskTabs.tsx';
import { WorkedOn } from '#/features/desk/DeskWork.tsx';
import { VisaRuleCase } from './VisaRuleCase.tsx';
import { VisaRuleForm } from './VisaRuleForm.tsx';
import { termsOf, visaOptions } from './visaRuleNames.ts';

const STATES = ['PROPOSED', 'CONFIRMED'] as const;

/** What is chosen of the list when nothing of it is: a new rule. */
const NEW = 'new';

/** /desk/rules: what visas let people do; one administrator enters a rule, another one confirms it. */
export function RulesDesk() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { addressOf } = useChosen();
  const [search] = useSearchParams();
  const state = STATES.find((each) => each === search.get('state')) ?? 'PROPOSED';
  const { data } = useSuspenseQuery(DeskVisaRulesDocument, {
    variables: { state, visa: search.get('visa'), skip: useDeskSkip(), take: DESK_PAGE },
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
          <span className="text-body font-semibold text-ink-1">{termsOf(rule, language)}</span>
          <span lang={HTML_LANG[language]} className="line-clamp-2 text-meta text-ink-2">
            {rule[`sentence${LANGUAGE_SUFFIXES[language]}`]}
          </span>
          <WorkedOn kind="VISA_RULE" uuid={rule.uuid} />
        </span>
      )}
      renderCase={(uuid) => {
        if (uuid === NEW) return <VisaRuleForm />;
        const rule = items.find((item) => item.uuid === uuid);
        return rule && <VisaRuleCase key={uuid} rule={rule} />;
      }}
      top={
        <>
          <DeskTabs section="rules" names={STATES} shown={state} labelOf={(each) => t(`desk.rules.state.${each}`)} />
          <div className="flex flex-col gap-3 px-4 py-3">
            <Link to={addressOf(NEW)} className={buttonClass({ variant: 'soft', size: 'sm', isWide: true })}>
              <Plus aria-hidden size={18} />
              {t('desk.rules.new')}
            </Link>
            {state === 'CONFIRMED' && <VisaFilter />}
          </div>
        </>
      }
    />
  );
}

/** Of the many rules in force those of one visa. */
function VisaFilter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      label={t('desk.rules.field.visa')}
      isLabelHidden
      value={search.get('visa') ?? ''}
      onChange={({ target }) => setSearch({ state: 'CONFIRMED', ...(target.value && { visa: target.value }) })}
      options={[{ value: '', label: t('desk.rules.allVisas') }, ...visaOptions(language)]}
    />
  );
}
