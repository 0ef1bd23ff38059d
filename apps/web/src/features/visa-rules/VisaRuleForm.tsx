import { seoulDay } from '@haiko/shared/format';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { VISA_SENTENCE_MAX } from '@haiko/shared/limits';
import { VISA_RULE_REASONS, VISA_VERDICTS } from '@haiko/shared/reference/visaRules';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DeskVisaRuleSaidFragment } from '#/api/generated.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FormDateField } from '#/ui/date/DateField.tsx';
import { FormSelect, FormTextArea, FormTextField } from '#/ui/form/FormFields.tsx';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { toast } from '#/ui/toast.ts';
import { VERDICT_LABELS } from './verdictLabel.ts';
import { proposeVisaRule } from './visaRules.actions.ts';
import { typedRule, visaRuleSchema, type SentVisaRule, type TypedVisaRule } from './visaRule.ts';
import { courseOptions, jobOptions, visaOptions } from './visaRuleNames.ts';

interface VisaRuleFormProps {
  /** The rule in force in whose place the typed one is to stand. */
  replaced?: DeskVisaRuleSaidFragment;
}

/** Enters a rule, or another one in the place of `replaced`; it holds once it is confirmed. */
export function VisaRuleForm({ replaced }: VisaRuleFormProps) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const form = useValibotForm<TypedVisaRule, SentVisaRule>(visaRuleSchema, typedRule(replaced, seoulDay(serverNow())));

  async function handleSubmit({ input }: SentVisaRule) {
    try {
      const uuid = await proposeVisaRule(input, replaced?.uuid);
      setSearch({ state: 'PROPOSED', ...(uuid && { item: uuid }) }, { preventScrollReset: true });
      toast(t('desk.people.done'));
    } catch (error) {
      await showSubmitError(form, error);
    }
  }

  return (
    <div className="flex max-w-3xl flex-col px-4 py-4 lg:px-6">
      <Form form={form} onSubmit={handleSubmit}>
        <Answer />
        <Limits />
        <Sentences />
        <FormTextField
          name="input.source"
          label={t('desk.rules.field.source')}
          hint={t('desk.rules.hint.source')}
          autoComplete="off"
        />
        <FormDateField name="input.checkedAt" label={t('desk.rules.field.checkedAt')} />
        <SubmitButton>{t('desk.rules.propose')}</SubmitButton>
      </Form>
    </div>
  );
}

/** For what visa and job, and what the rule answers. */
function Answer() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <FormSelect
        name="input.visa"
        label={t('desk.rules.field.visa')}
        options={[{ value: '', label: t('desk.rules.anyVisa') }, ...visaOptions(language)]}
      />
      <FormSelect
        name="input.job"
        label={t('desk.rules.field.job')}
        options={[{ value: '', label: t('desk.rules.anyJob') }, ...jobOptions(language)]}
      />
      <FormSelect
        name="input.verdict"
        label={t('desk.rules.field.verdict')}
        options={VISA_VERDICTS.map((verdict) => ({ value: verdict, label: t(VERDICT_LABELS[verdict]) }))}
      />
      <FormSelect
        name="input.reason"
        label={t('desk.rules.field.reason')}
        options={[
          { value: '', label: t('desk.rules.reason.usual') },
          ...VISA_RULE_REASONS.map((reason) => ({ value: reason, label: t(`desk.rules.reason.${reason}`) })),
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDateField name="input.from" label={t('desk.rules.field.from')} />
        <FormDateField name="input.until" isOptional label={t('desk.rules.field.until')} />
      </div>
    </>
  );
}

/** For whom alone, and up to how many hours. */
function Limits() {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = { inputMode: 'numeric', isOptional: true, autoComplete: 'off' } as const;
  return (
    <>
      <FormSelect
        name="input.course"
        label={t('desk.rules.field.course')}
        options={[{ value: '', label: t('desk.rules.anyCourse') }, ...courseOptions(language)]}
      />
      <FormTextField
        {...number}
        name="input.hoursAWeek"
        label={t('desk.rules.field.hoursAWeek')}
        hint={t('desk.rules.hint.hoursAWeek')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField {...number} name="input.koreanLevel" label={t('desk.rules.field.koreanLevel')} />
        <FormTextField {...number} name="input.under" label={t('desk.rules.field.under')} />
      </div>
    </>
  );
}

/** What people read, English first as whoever has no sentence of their own reads that. */
function Sentences() {
  const { t } = useTranslation();
  const languages = ['en' as const, ...LANGUAGES.filter((language) => language !== 'en')];
  return (
    <>
      <p className="text-body text-ink-3">{t('desk.rules.hint.sentences')}</p>
      {languages.map((language) => (
        <FormTextArea
          key={language}
          name={`input.sentences.${language}`}
          label={t('desk.rules.sentence', { language: t(LANGUAGE_KEYS[language]) })}
          lang={HTML_LANG[language]}
          isOptional={language !== 'en'}
          limit={VISA_SENTENCE_MAX}
          rows={2}
        />
      ))}
    </>
  );
}
