import { COMPANY_NAME_MAX, JOB_TABLE_NOTICE_MAX, LINK_MAX, MAX_TAKE } from '@haiko/shared/limits';
import { JobTableBody } from '@haiko/shared/contract/jobTables.schemas';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { DeskTableSourcesDocument, type DeskTableSourcesQuery } from '#/api/generated.ts';
import { checked } from '#/features/forms/checked.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { Form } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { JobPostingTable } from '#/features/job-posting-table/JobPostingTable.tsx';
import type { TableSource } from '#/features/job-posting-table/tableSource.ts';

type KnownSource = DeskTableSourcesQuery['page']['items'][number];

const schema = v.object({
  name: checked(JobTableBody.entries.name),
  url: checked(JobTableBody.entries.url),
  notice: checked(JobTableBody.entries.notice),
});

/** For administrators: whose table it is, a city or an organization, and then the table. */
export function SourceTable() {
  const { t } = useTranslation();
  const [source, setSource] = useState<TableSource>();
  if (!source) return <SourceForm onNamed={setSource} />;
  return (
    <section className="max-w-xl pt-2">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
        <h2 lang={langOf(source.name)} className="min-w-0 text-card font-semibold wrap-anywhere text-ink-1">
          {source.name}
        </h2>
        <Button variant="quiet" size="sm" onClick={() => setSource(undefined)}>
          {t('desk.sources.table.another')}
        </Button>
      </div>
      <JobPostingTable source={source} />
    </section>
  );
}

function SourceForm({ onNamed }: { onNamed: (source: TableSource) => void }) {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { name: '', url: '', notice: '' });
  return (
    <div className="max-w-xl px-4 py-4">
      <Form form={form} onSubmit={onNamed}>
        <p className="text-body text-ink-2">{t('desk.sources.table.lead')}</p>
        <KnownSources />
        <FormTextField name="name" label={t('desk.sources.table.name')} maxLength={COMPANY_NAME_MAX} />
        <FormTextField
          name="url"
          type="url"
          inputMode="url"
          label={t('desk.sources.table.url')}
          maxLength={LINK_MAX}
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormTextField
          name="notice"
          label={t('desk.sources.table.notice')}
          maxLength={JOB_TABLE_NOTICE_MAX}
          isOptional
        />
        <SubmitButton>{t('desk.sources.table.next')}</SubmitButton>
      </Form>
    </div>
  );
}

/** Those that had a table before: one fills the fields. */
function KnownSources() {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const { data } = useSuspenseQuery(DeskTableSourcesDocument, {
    variables: { take: MAX_TAKE },
    fetchPolicy: 'no-cache',
  });
  const known = data.page.items.filter(({ kind }) => kind === 'TABLE');
  if (known.length === 0) return null;

  function fill({ name, link, notice }: KnownSource) {
    setValue('name', name);
    setValue('url', link ?? '');
    setValue('notice', notice ?? '');
  }

  return (
    <div role="group" aria-label={t('desk.sources.table.known')} className="flex flex-wrap gap-2">
      {known.map((source) => (
        <Button key={source.source} variant="soft" size="sm" onClick={() => fill(source)}>
          <span lang={langOf(source.name)}>{source.name}</span>
        </Button>
      ))}
    </div>
  );
}
