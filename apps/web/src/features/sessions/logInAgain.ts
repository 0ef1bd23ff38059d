import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { leaveSession } from './signOut.ts';

/** Asks by `question` whether somebody wants to log in anew, to prove that it is them, and leaves for it. */
export async function offerToLogInAgain(question: string): Promise<void> {
  if (await confirm(question)) await leaveSession(paths.signIn);
}
