/**
 * Beginnings of addresses with which the mail server misbehaves, so that a test can see what the application does about it:
 * `refused.linh@example.test`. Every other address gets its mail.
 */
const SCENARIOS = ['refused', 'full', 'denied', 'later', 'hang'] as const;

/**
 * `refused`: there is no such mailbox (550) · `full`: it is full (552), once · `denied`: we may not send (554), once · `later`: come
 * again (451), once · `hang`: no answer ever.
 */
export type Scenario = (typeof SCENARIOS)[number];

/** How the mail server misbehaves to this address, if it does. */
export function scenarioOf(address: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => address.startsWith(`${scenario}.`));
}
