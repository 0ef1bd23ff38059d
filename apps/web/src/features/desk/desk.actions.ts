import { acceptSuggestion, rejectSuggestion } from '@haiko/shared/contract/suggestions';
import { administerUser, setRole } from '@haiko/shared/contract/administration';
import { client } from '#/api/client.ts';
import {
  ApproveCompanyDocument,
  CheckBusinessDocument,
  ConfirmVisaRuleDocument,
  DecideReportDocument,
  EndVisaRuleDocument,
  RejectCompanyDocument,
  RetryDeadJobsDocument,
  ShowPostingsAgainDocument,
  SuspendUserDocument,
  WorkOnReportDocument,
  type DecideReportMutationVariables,
  type DeskPersonFragment,
  type SuspendUserMutationVariables,
} from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';

const QUEUES: readonly (string | undefined)[] = ['DeskCounts', 'DeskReports'];

/** Reads the queues again, and not the case that somebody has before them: it must not change under their eyes. */
export async function rereadQueues(): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => QUEUES.includes(queryName),
  });
}

/** Reads everything again that the desk shows. */
export async function rereadDesk(): Promise<void> {
  await client.refetchQueries({ include: 'active' });
}

/** Decides a case of reports; rejects with `CHANGED_MEANWHILE` where it is not as it was seen. */
export async function decideReport(variables: DecideReportMutationVariables): Promise<void> {
  await client.mutate({ mutation: DecideReportDocument, variables });
}

/** Says to the others who looks at a case; nothing depends on it. */
export function workOnReport(uuid: string, isWorking: boolean): void {
  const variables = { uuid, isWorking };
  void client.mutate({ mutation: WorkOnReportDocument, variables }).catch(() => undefined);
}

export async function approveCompany(uuid: string, seenAt: string): Promise<void> {
  await client.mutate({ mutation: ApproveCompanyDocument, variables: { uuid, seenAt } });
  await rereadDesk();
}

/** The owner reads the reason. */
export async function rejectCompany(uuid: string, seenAt: string, reason: string): Promise<void> {
  await client.mutate({ mutation: RejectCompanyDocument, variables: { uuid, seenAt, reason } });
  await rereadDesk();
}

/** Asks the tax office now whether a company's business is active. */
export async function checkBusiness(uuid: string): Promise<void> {
  await client.mutate({ mutation: CheckBusinessDocument, variables: { uuid } });
  await rereadDesk();
}

/** Shows a company's postings although the tax office says that its business is closed. */
export async function showPostingsAgain(uuid: string, seenAt: string): Promise<void> {
  await client.mutate({ mutation: ShowPostingsAgainDocument, variables: { uuid, seenAt } });
  await rereadDesk();
}

/** Accepts or rejects a translation that somebody suggests. */
export async function decideSuggestion(uuid: string, seenAt: string, isAccepted: boolean): Promise<void> {
  await rest.call(isAccepted ? acceptSuggestion : rejectSuggestion, { params: { id: uuid }, body: { seenAt } });
  await rereadDesk();
}

/** Without `until` for good. */
export async function suspendUser(variables: SuspendUserMutationVariables): Promise<void> {
  await client.mutate({ mutation: SuspendUserDocument, variables });
  await rereadDesk();
}

/** For administrators. */
export async function endSuspension(uuid: string): Promise<void> {
  await rest.call(administerUser, { params: { id: uuid }, body: { suspendedUntil: null } });
  await rereadDesk();
}

/** For administrators. */
export async function changeRole(uuid: string, role: DeskPersonFragment['role']): Promise<void> {
  await rest.call(setRole, { params: { id: uuid, role } });
  await rereadDesk();
}

/** Has work tried again that failed for good; returns how much there was. */
export async function retryDeadJobs(queue: string): Promise<number> {
  const { data } = await client.mutate({ mutation: RetryDeadJobsDocument, variables: { queue } });
  await rereadDesk();
  return data?.retryDeadJobs ?? 0;
}

/** Has a rule hold that another administrator entered. */
export async function confirmVisaRule(uuid: string, seenAt: string): Promise<void> {
  await client.mutate({ mutation: ConfirmVisaRuleDocument, variables: { uuid, seenAt } });
  await rereadDesk();
}

/** Takes back what nobody has confirmed; of a rule in force its end is entered, to be confirmed. */
export async function endVisaRule(uuid: string): Promise<void> {
  await client.mutate({ mutation: EndVisaRuleDocument, variables: { uuid } });
  await rereadDesk();
}
