import { errorCode } from '#/api/errorMessage.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';

interface Change<Saved> {
  /** What was read and is changed: `updatedAt`. */
  expectedVersion: string | undefined;
  /** Sends what was typed in the place of that version. */
  send: (expectedVersion: string | undefined) => Promise<void>;
  /** Reads what is saved by now. */
  load: () => Promise<Saved>;
  /** Goes on from what is saved now; whether the form had begun with something else. */
  rebase: (now: Saved) => boolean;
}

/**
 * Sends a change. Where somebody changed the same thing since it was read, the person is asked whether to replace that; true
 * once it is saved, false when they go on editing. Rejects as `send` and `load` do.
 */
export async function sendChange<Saved extends { version?: string | undefined }>(
  change: Change<Saved>,
): Promise<boolean> {
  try {
    await change.send(change.expectedVersion);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'CHANGED_MEANWHILE') throw error;
  }
  const now = await change.load();
  // Something that the form does not show, as the end of a review, stands in nobody's way.
  const goesOn = !change.rebase(now) || (await confirm(questionOfReplacing()));
  return goesOn && sendChange({ ...change, expectedVersion: now.version });
}

function questionOfReplacing() {
  return {
    message: i18n.t('forms.draft.conflict'),
    yes: i18n.t('forms.draft.saveAnyway'),
    no: i18n.t('forms.leave.stay'),
  };
}
