import { errorCode } from '#/api/errorMessage.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';

interface Change {
  /** What was read and is changed: `updatedAt`. */
  version: string | undefined;
  /** Sends what was typed in the place of that version. */
  send: (version: string | undefined) => Promise<void>;
  /** Takes note of what is saved now: its version, and whether the form had begun with something else. */
  readAgain: () => Promise<{ version: string; isOvertaken: boolean }>;
}

/**
 * Sends a change. Where somebody changed the same thing since it was read, the person is asked whether to replace that; true
 * once it is saved, false when they go on editing. Rejects as `send` and `readAgain` do.
 */
export async function sendChange({ version, send, readAgain }: Change): Promise<boolean> {
  try {
    await send(version);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'CHANGED_MEANWHILE') throw error;
  }
  const now = await readAgain();
  // Something that the form does not show, as the end of a review, stands in nobody's way.
  const goesOn = !now.isOvertaken || (await confirm(questionOfReplacing()));
  return goesOn && sendChange({ version: now.version, send, readAgain });
}

function questionOfReplacing() {
  return {
    message: i18n.t('writing.draft.overtaken'),
    yes: i18n.t('writing.draft.saveAnyway'),
    no: i18n.t('writing.confirm.stay'),
  };
}
