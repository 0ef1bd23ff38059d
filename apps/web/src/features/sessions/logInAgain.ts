import { shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { leaveSession } from './signOut.ts';

/** Asks by `question` whether somebody wants to log in anew, to prove that it is them, and leaves for it, to come back here. */
export async function offerToLogInAgain(question: string): Promise<void> {
  if (!(await confirm(question))) return;
  const { pathname, search } = shownAddress();
  await leaveSession(paths.signIn, pathname + search);
}
