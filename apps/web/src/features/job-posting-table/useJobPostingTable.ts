import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#/api/errorMessage.ts';
import { i18n } from '#/i18n/i18n.ts';
import { showAlert } from '#/ui/confirm.ts';
import { createJobPostings, loadJobTable } from './jobPostingTable.actions.ts';
import { type ReadTable, readTable, TableError, type TableFault } from './readTable.ts';
import { TABLE_COLUMNS } from './tableColumns.ts';
import type { TableOutcome, TableSource } from './tableSource.ts';

/** How far one is with a table. */
export type TableStep =
  | { name: 'none' }
  | { name: 'reading'; share: number }
  | { name: 'read'; table: ReadTable }
  | { name: 'sending'; done: number; count: number }
  | { name: 'sent'; count: number; outcome: TableOutcome | undefined };

/** Reads and sends a table, a company's own or that of a source; what fails is told in a dialog, and what was read is kept, to be sent again. */
export function useJobPostingTable(source?: TableSource) {
  const [step, setStep] = useState<TableStep>({ name: 'none' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setStep({ name: 'reading', share: 0 });
    try {
      const onProgress = (share: number) => setStep({ name: 'reading', share });
      const table = await readTable(file, { onProgress, signal, isOfSource: source !== undefined });
      setStep({ name: 'read', table });
    } catch (error) {
      if (signal.aborted) return;
      setStep({ name: 'none' });
      await showAlert(error instanceof TableError ? faultText(error.fault) : errorMessage(error));
    }
  }

  async function send(table: ReadTable, holdsAll: boolean) {
    const count = table.right.length;
    setStep({ name: 'sending', done: 0, count });
    try {
      const onProgress = (done: number) => setStep({ name: 'sending', done, count });
      const outcome = await (source
        ? loadJobTable(table, { source, holdsAll }, onProgress)
        : createJobPostings(table, onProgress));
      setStep({ name: 'sent', count, outcome: outcome ?? undefined });
    } catch (error) {
      setStep({ name: 'read', table });
      await showAlert(`${errorMessage(error)} ${i18n.t('jobPostingTable.again')}`);
    }
  }

  return { step, read, send };
}

function faultText(fault: TableFault): string {
  if (typeof fault !== 'string') {
    const { ko, en } = TABLE_COLUMNS[fault.missing];
    return i18n.t('jobPostingTable.missing', { column: `${ko} / ${en}` });
  }
  return i18n.t(`jobPostingTable.fault.${fault}`);
}
