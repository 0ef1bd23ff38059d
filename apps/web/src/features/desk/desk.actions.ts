import { administerUser, setRole } from '@haiko/shared/contract/administration';
import { readSecondFactor } from '@haiko/shared/contract/secondFactor';
import { client } from '#/api/client.ts';
import {
  ApproveCompanyDocument,
  CheckBusinessDocument,
  DecideReportDocument,
  DecideWritingsDocument,
  DeletePersonNoteDocument,
  DeskPersonNotesDocument,
  DiscardDeadJobsDocument,
  NotePersonDocument,
  RejectCompanyDocument,
  RemoveSecondFactorDocument,
  RetryDeadJobsDocument,
  ShowPostingsAgainDocument,
  SuspendUserDocument,
  TranslateReportCaseDocument,
  WorkAtDeskDocument,
  type ApproveCompanyMutationVariables,
  type DecideReportMutationVariables,
  type DecideWritingsMutation,
  type DecideWritingsMutationVariables,
  type DeskPersonFragment,
  type RejectCompanyMutationVariables,
  type RemoveSecondFactorMutationVariables,
  type SuspendUserMutationVariables,
  type WorkAtDeskMutationVariables,
} from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { decideAtDesk, rereadDesk } from './rereadDesk.ts';

const QUEUES: readonly (string | undefined)[] = [
  ...['DeskCounts', 'DeskWork', 'DeskReports', 'DeskScams', 'DeskWordCases'],
];

/** Reads the queues again, and not the case that somebody has before them: it must not change under their eyes. */
export async function rereadQueues(): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => QUEUES.includes(queryName),
  });
}

/** Decides a case of reports; rejects with `CHANGED_MEANWHILE` where it is not as it was seen. */
export async function decideReport(variables: DecideReportMutationVariables): Promise<void> {
  await client.mutate({ mutation: DecideReportDocument, variables });
}

/** Says to the others who looks at a case; nothing depends on it. */
export function workAtDesk(variables: WorkAtDeskMutationVariables): void {
  void client.mutate({ mutation: WorkAtDeskDocument, variables }).catch(() => undefined);
}

export async function approveCompany(variables: ApproveCompanyMutationVariables): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: ApproveCompanyDocument, variables }));
}

/** Its people read the cause in their language, and the words beneath it. */
export async function rejectCompany(variables: RejectCompanyMutationVariables): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: RejectCompanyDocument, variables }));
}

/** Asks the tax office now whether a company's business is active. */
export async function checkBusiness(uuid: string): Promise<void> {
  await client.mutate({ mutation: CheckBusinessDocument, variables: { uuid } });
  await rereadDesk();
}

/** Shows a company's postings although the tax office says that its business is closed. */
export async function showPostingsAgain(uuid: string, seenAt: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: ShowPostingsAgainDocument, variables: { uuid, seenAt } }));
}

/** The texts of a case that stand in other languages, each with its translation into the moderator's. */
export async function translateReportCase(uuid: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.mutate({ mutation: TranslateReportCaseDocument, variables: { uuid } });
  return new Map(data?.texts.map(({ original, translation }) => [original, translation]));
}

/** Without `until` for good, and for no less than what is in force; the person is told the cause. */
export async function suspendUser(variables: SuspendUserMutationVariables): Promise<void> {
  await client.mutate({ mutation: SuspendUserDocument, variables });
  await rereadDesk();
}

/** Asks that somebody's app be removed, or removes it where another administrator has asked: then true. */
export async function removeSecondFactor(variables: RemoveSecondFactorMutationVariables): Promise<boolean> {
  const { data } = await client.mutate({ mutation: RemoveSecondFactorDocument, variables });
  await rereadDesk();
  return data?.removeSecondFactor.hasSecondFactor === false;
}

/** For administrators; rejects with `CHANGED_MEANWHILE` where another suspension than the one that was seen is in force. */
export async function endSuspension(uuid: string, seenUntil: string): Promise<void> {
  await decideAtDesk(() =>
    rest.call(administerUser, { params: { id: uuid }, body: { suspendedUntil: null, seenUntil } }),
  );
}

/** For administrators. */
export async function changeRole(uuid: string, role: DeskPersonFragment['role']): Promise<void> {
  await rest.call(setRole, { params: { id: uuid, role } });
  await rereadDesk();
}

/** Notes something about a person for colleagues. */
export async function notePerson(uuid: string, text: string): Promise<void> {
  await client.mutate({ mutation: NotePersonDocument, variables: { uuid, text } });
  await client.refetchQueries({ include: [DeskPersonNotesDocument] });
}

export async function deletePersonNote(uuid: string): Promise<void> {
  await client.mutate({ mutation: DeletePersonNoteDocument, variables: { uuid } });
  await client.refetchQueries({ include: [DeskPersonNotesDocument] });
}

/**
 * Decides about several things that one person wrote, or about all of a kind; returns what became of it, and rejects with
 * `CHANGED_MEANWHILE` where they are not as they were seen.
 */
export async function decideWritings(
  variables: DecideWritingsMutationVariables,
): Promise<DecideWritingsMutation['decideWritings'] | undefined> {
  const { data } = await decideAtDesk(() => client.mutate({ mutation: DecideWritingsDocument, variables }));
  return data?.decideWritings;
}

/** Has work tried again that failed for good; returns how much there was. */
export async function retryDeadJobs(queue: string): Promise<number> {
  const { data } = await client.mutate({ mutation: RetryDeadJobsDocument, variables: { queue } });
  await rereadDesk();
  return data?.retryDeadJobs ?? 0;
}

/** Deletes work that failed for good and never will succeed; returns how much there was. */
export async function discardDeadJobs(queue: string): Promise<number> {
  const { data } = await client.mutate({ mutation: DiscardDeadJobsDocument, variables: { queue } });
  await rereadDesk();
  return data?.discardDeadJobs ?? 0;
}

/** Whether the viewer has a passkey or codes of an app. */
export async function hasFactor(): Promise<boolean> {
  const { since, hasPasskey } = await rest.call(readSecondFactor);
  return hasPasskey || since !== null;
}
