import { fields, optionalText, type Problem } from '@haiko/shared/contract/fields';
import { jobTableEntries } from '@haiko/shared/contract/jobTables.schemas';
import { JOB_TABLE_REFERENCE_MAX } from '@haiko/shared/limits';
import * as v from 'valibot';
import { messageOf } from '#/features/forms/checked.ts';
import type { CellProblem, Cells } from './rowValues.ts';
import type { OriginColumn } from './tableColumns.ts';

const Origin = fields({ ...jobTableEntries, reference: optionalText({ max: JOB_TABLE_REFERENCE_MAX }) });

/** Whose posting a row is, and by what it is known again; a row without a reference by what it says. */
export type RowOrigin = v.InferOutput<typeof Origin>;

/** Reads whose posting a row is, or what is wrong with that. A reference that stood in a row before is wrong. */
export function originOf(cells: Cells, known: Set<string>): RowOrigin | CellProblem[] {
  const { reference, companyName, link } = cells;
  const read = v.safeParse(Origin, { reference, companyName, link: link.trim() || null });
  if (!read.success) {
    return read.issues.map((issue) => ({
      column: v.getDotPath(issue) as OriginColumn,
      message: messageOf(issue.message as Problem),
    }));
  }
  const { output } = read;
  if (output.reference && known.has(output.reference)) return [{ column: 'reference', repeated: output.reference }];
  if (output.reference) known.add(output.reference);
  return output;
}
