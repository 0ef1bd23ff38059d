import { client } from '#/api/client.ts';
import {
  ConfirmVisaRuleDocument,
  EndVisaRuleDocument,
  ProposeVisaRuleDocument,
  type ProposeVisaRuleMutationVariables,
} from '#/api/generated.ts';
import { decideAtDesk, rereadDesk } from '#/features/desk/rereadDesk.ts';

/** Enters a rule, or another one in the place of one in force; returns its uuid. */
export async function proposeVisaRule(
  input: ProposeVisaRuleMutationVariables['input'],
  replaces?: string,
): Promise<string | undefined> {
  const variables = { input, replaces: replaces ?? null };
  const { data } = await client.mutate({ mutation: ProposeVisaRuleDocument, variables });
  await rereadDesk();
  return data?.proposeVisaRule.uuid;
}

/** Has a rule hold that another administrator entered. */
export async function confirmVisaRule(uuid: string, seenAt: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: ConfirmVisaRuleDocument, variables: { uuid, seenAt } }));
}

/** Takes back what nobody has confirmed; of a rule in force its end is entered, to be confirmed. */
export async function endVisaRule(uuid: string, seenAt: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: EndVisaRuleDocument, variables: { uuid, seenAt } }));
}
