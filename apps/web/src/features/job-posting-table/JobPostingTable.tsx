import { formatNumber } from '@haiko/shared/format';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { cx } from '#/ui/cx.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import type { ReadTable } from './readTable.ts';
import { TableProblems } from './TableProblems.tsx';
import type { TableOutcome, TableSource } from './tableSource.ts';
import { tableTemplate } from './tableTemplate.ts';
import { type TableStep, useJobPostingTable } from './useJobPostingTable.ts';

/** Choose a table, a company's own or that of `source`, see what is right and wrong in it, send all of it or what is right. */
export function JobPostingTable({ source }: { source?: TableSource }) {
  const { t } = useTranslation();
  const { step, read, send } = useJobPostingTable(source);
  const [which, setWhich] = useState<Which>('ALL');
  const [holdsAll, setHoldsAll] = useState(false);

  function choose(file: File) {
    setWhich('ALL');
    setHoldsAll(false);
    void read(file);
  }

  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-10 text-body text-ink-1">
      <Templates isOfSource={source !== undefined} />
      <FileField isBusy={step.name === 'reading' || step.name === 'sending'} onChoose={choose} />
      <Progress step={step} />
      {step.name === 'read' && (
        <Preview
          table={step.table}
          which={which}
          onWhich={setWhich}
          choice={
            source && (
              <Checkbox
                label={t('desk.sources.table.holdsAll')}
                checked={holdsAll}
                onChange={(event) => setHoldsAll(event.target.checked)}
              />
            )
          }
          onSend={() => void send(step.table, holdsAll)}
        />
      )}
      {step.name === 'sent' && step.outcome && <Outcome outcome={step.outcome} />}
      {step.name === 'sent' && !source && (
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
function Templates({ isOfSource }: { isOfSource: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-start gap-3">
      <p>{t('jobPostingTable.intro')}</p>
      <p className="text-meta text-ink-2">{t('jobPostingTable.hint')}</p>
      <div className="flex flex-wrap gap-2">
        {TEMPLATES.map(({ language, label }) => (
          <Button key={language} variant="soft" size="sm" onClick={() => saveTemplate(language, isOfSource)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function saveTemplate(language: 'ko' | 'en', isOfSource: boolean): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableTemplate(language, { isOfSource })], { type: 'text/csv' }));
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
const WHICH = ['ALL', 'RIGHT'] as const;
type Which = (typeof WHICH)[number];

interface PreviewProps {
  table: ReadTable;
  which: Which;
  onWhich: (which: Which) => void;
  /** What else is asked where all rows are right. */
  choice: ReactNode;
  onSend: () => void;
}

/** How many rows are right, and what to send where some are not: nothing yet, or those. */
function Preview({ table: { right, wrong, heads }, which, onWhich, choice, onSend }: PreviewProps) {
  const { t } = useTranslation();
  const waits = wrong.length > 0 && which === 'ALL';
  return (
    <>
      {right.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-card font-semibold">{t('jobPostingTable.right', { count: right.length })}</h2>
          <Titles rows={right} />
          {wrong.length > 0 && (
            <RadioList
              label={t('jobPostingTable.which.label')}
              options={WHICH.map((value) => ({ value, label: t(`jobPostingTable.which.${value}`) }))}
              value={which}
              onChange={onWhich}
            />
          )}
          {wrong.length === 0 && choice}
          {waits ? (
            <p className="text-ink-2">{t('jobPostingTable.which.hint')}</p>
          ) : (
            <Button isWide onClick={onSend}>
              {t('jobPostingTable.send', { count: right.length })}
            </Button>
          )}
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

/** What became of the postings of a source. */
function Outcome({ outcome }: { outcome: TableOutcome }) {
  const { t } = useTranslation();
  const counts = (['created', 'updated', 'unchanged', 'closed'] as const).map(
    (name) => `${t(`desk.sources.${name}`)} ${formatNumber(outcome[name])}`,
  );
  return (
    <div className="tabular-nums">
      <DottedLine words={counts} />
    </div>
  );
}

function Titles({ rows }: { rows: ReadTable['right'] }) {
  return (
    <ol className="text-ink-2">
      {rows.slice(0, TITLES_SHOWN).map(({ title }, index) => (
        // They only ever come together.
        <li key={index} lang={langOf(title)} className="truncate">
          {title}
        </li>
      ))}
      {rows.length > TITLES_SHOWN && <li aria-hidden>…</li>}
    </ol>
  );
}
