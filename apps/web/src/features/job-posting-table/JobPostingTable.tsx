import { useId, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import type { ReadTable } from './readTable.ts';
import { TableProblems } from './TableProblems.tsx';
import { tableTemplate } from './tableTemplate.ts';
import { type TableStep, useJobPostingTable } from './useJobPostingTable.ts';

/** Choose a table, see what is right and wrong in it, send what is right. */
export function JobPostingTable() {
  const { t } = useTranslation();
  const { step, read, send } = useJobPostingTable();
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-10 text-body text-ink-1">
      <Templates />
      <FileField isBusy={step.name === 'reading' || step.name === 'sending'} onChoose={(file) => void read(file)} />
      <Progress step={step} />
      {step.name === 'read' && <Preview table={step.table} onSend={() => void send(step.table)} />}
      {step.name === 'sent' && (
        <Link to={paths.companyJobPostings} className={buttonClass({ variant: 'soft', isWide: true })}>
          {t('companies.menu.postings')}
        </Link>
      )}
    </div>
  );
}

const TEMPLATES = [
  { language: 'ko', label: 'jobPostingTable.templateKo' },
  { language: 'en', label: 'jobPostingTable.templateEn' },
] as const;

/** Made here when one asks for it: each has a deadline that is not over. */
function Templates() {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-start gap-3">
      <p>{t('jobPostingTable.intro')}</p>
      <p className="text-meta text-ink-2">{t('jobPostingTable.hint')}</p>
      <div className="flex flex-wrap gap-2">
        {TEMPLATES.map(({ language, label }) => (
          <Button key={language} variant="soft" size="sm" onClick={() => saveTemplate(language)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function saveTemplate(language: 'ko' | 'en'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableTemplate(language)], { type: 'text/csv' }));
  link.download = `haiko-jobs-${language}.csv`;
  link.click();
  // Not at once: some browsers begin to read it only afterwards.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function FileField({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again once it was corrected.
    currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <label htmlFor={id} className={cx(buttonClass({ isWide: true }), 'focus-within:outline-2')}>
      {t('jobPostingTable.choose')}
      <input id={id} type="file" accept=".csv,.xlsx" disabled={isBusy} className="sr-only" onChange={handleChange} />
    </label>
  );
}

/** Said aloud as it changes, in whole steps. */
function Progress({ step }: { step: TableStep }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="empty:hidden tabular-nums">
      {step.name === 'reading' && t('jobPostingTable.reading', { percent: Math.floor(step.share * 100) })}
      {step.name === 'sending' && t('jobPostingTable.sending', { done: step.done, count: step.count })}
      {step.name === 'sent' && t('jobPostingTable.sent', { count: step.count })}
    </p>
  );
}

const TITLES_SHOWN = 5;

function Preview({ table: { right, wrong, heads }, onSend }: { table: ReadTable; onSend: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {right.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-card font-semibold">{t('jobPostingTable.right', { count: right.length })}</h2>
          <ol className="text-ink-2">
            {right.slice(0, TITLES_SHOWN).map(({ title }, index) => (
              // They only ever come together.
              <li key={index} lang={langOf(title)} className="truncate">
                {title}
              </li>
            ))}
            {right.length > TITLES_SHOWN && <li aria-hidden>…</li>}
          </ol>
          <Button isWide onClick={onSend}>
            {t('jobPostingTable.send', { count: right.length })}
          </Button>
        </section>
      )}
      {wrong.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-card font-semibold">{t('jobPostingTable.wrong', { count: wrong.length })}</h2>
          <TableProblems wrong={wrong} heads={heads} />
        </section>
      )}
    </>
  );
}
