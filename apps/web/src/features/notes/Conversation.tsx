import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { offerConfirmation } from '#/features/accounts/offerConfirmation.ts';
import type { NotePartnerQuery, NoteRowFragment } from '#/api/generated.ts';
import { noteSigns } from '#/features/scam-shield/noteSigns.ts';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { withName } from '#/features/text/withName.tsx';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { i18n } from '#/i18n/i18n.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { LanguageLine } from './LanguageLine.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import { NoteLog } from './NoteLog.tsx';
import { deleteNote, retryNote, sendNote } from './notes.actions.ts';
import { removeOutgoing, useOutbox, type ConversationKey, type NoteToSend } from './outbox.ts';
import { useConversation } from './useConversation.ts';
import { useNoteLanguages } from './useNoteLanguages.ts';

type Partner = NonNullable<NotePartnerQuery['readUser']>;

interface ChatProps {
  /** Uuid of the reader. */
  account: string;
  partner: Partner;
}

/** What the two have said, and the line to say more. */
export function Conversation({ account, partner }: ChatProps) {
  const { t } = useTranslation();
  const place = { account, partnerUuid: partner.uuid };
  const { notes, firstUnread, ...conversation } = useConversation(partner.uuid);
  const outgoing = useOutbox(place);
  const { languages, isTheirsTranslated, setIsBoth } = useNoteLanguages(partner.uuid, partner.language);
  const isOffered = isTheirsTranslated || (notes ?? []).some((note) => languages.targetOf(note) !== undefined);
  const name = displayName(t, partner);

  async function handleBoth(isOn: boolean) {
    const question = { message: t('notes.both.question'), yes: t('notes.both.yes') };
    if (!isOn || (await confirm(question))) setIsBoth(isOn);
  }

  const handlers = {
    onRetry: (id: string) => void retryNote(place, id).catch(showRefusal),
    onDiscard: (id: string) => removeOutgoing(place, id),
    onDelete: (note: NoteRowFragment) => void askAndDelete(partner, note),
  };

  return (
    <>
      {notes ? (
        <NoteLog
          {...{ notes, outgoing, partner, firstUnread, languages, handlers }}
          hasOlder={conversation.hasMore}
          loadOlder={conversation.loadMore}
          empty={
            <EmptyState
              drawing="bubbles"
              message={t('notes.chat.empty')}
              hint={withName(t('notes.chat.emptyHint', { name }), partner.nickname)}
            />
          }
        />
      ) : (
        <div className="grow overflow-y-auto">
          {conversation.error ? (
            <InlineError
              message={t('notes.chat.loadFailed')}
              onRetry={() => void conversation.refresh().catch(() => undefined)}
            />
          ) : (
            <ConversationSkeleton />
          )}
        </div>
      )}
      {partner.friendState !== 'FRIEND' && <ScamSigns notes={notes ?? []} />}
      <Composer
        place={place}
        partner={partner}
        languages={
          <LanguageLine
            theirs={partner.language}
            both={isOffered ? { isOn: languages.isBoth, onChange: (isOn) => void handleBoth(isOn) } : undefined}
          />
        }
      />
    </>
  );
}

/** What to look out for before one answers somebody who is no friend. */
function ScamSigns({ notes }: { notes: readonly NoteRowFragment[] }) {
  const signs = noteSigns(notes);
  if (signs.length === 0) return null;
  return (
    <div className="max-h-1/3 shrink-0 overflow-y-auto border-t border-line px-4 py-3">
      <ScamNotice signs={signs} />
    </div>
  );
}

interface ComposerProps {
  place: ConversationKey;
  partner: Partner;
  /** What stands above the line to write on. */
  languages: ReactNode;
}

/** Where they cannot write to each other it says why. */
function Composer({ place, partner, languages }: ComposerProps) {
  const { t } = useTranslation();
  const obstacle = partner.isWithdrawn
    ? t('notes.chat.withdrawn')
    : partner.isBlocked
      ? t('notes.chat.blocked')
      : undefined;
  if (obstacle) {
    return <p className="border-t border-line bg-sunken px-6 py-3.5 text-center text-body text-ink-2">{obstacle}</p>;
  }
  return (
    <NoteComposer
      key={`${place.account} ${place.partnerUuid}`}
      place={place}
      languages={languages}
      onSend={(note: NoteToSend) => void sendNote(place, note).catch(showRefusal)}
    />
  );
}

/** That a note was not sent stands below it; why the server refused it is news. */
async function showRefusal(error: unknown): Promise<void> {
  if (errorCode(error)) await showFailure(error);
}

async function showFailure(error: unknown): Promise<void> {
  if (!(await offerConfirmation(error))) await showAlert(errorMessage(error));
}

async function askAndDelete({ uuid, isWithdrawn, nickname }: Partner, note: NoteRowFragment): Promise<void> {
  const message = isWithdrawn
    ? i18n.t('notes.chat.deleteQuestionWithdrawn')
    : withName(i18n.t('notes.chat.deleteQuestion', { name: nickname }), nickname);
  if (!(await confirm({ message, yes: i18n.t('notes.chat.discard'), isDangerous: true }))) return;
  await deleteNote(uuid, note).catch(showFailure);
}
