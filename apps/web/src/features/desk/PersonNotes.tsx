import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPersonNotesDocument, type DeskPersonNoteFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { deletePersonNote, notePerson } from './desk.actions.ts';

/** What colleagues should know of somebody, who does not read it; nothing about oneself. */
export function PersonNotes({ userUuid }: { userUuid: string }) {
  const me = useMe();
  return me && me.uuid !== userUuid ? <Notes userUuid={userUuid} /> : null;
}

function Notes({ userUuid }: { userUuid: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(DeskPersonNotesDocument, { variables: { uuid: userUuid }, fetchPolicy: 'no-cache' });
  return (
    <section className="flex max-w-xl flex-col gap-3">
      <h3 className="text-body font-semibold text-ink-1">{t('desk.personNotes.title')}</h3>
      {data && data.notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {data.notes.map((note) => (
            <NoteRow key={note.uuid} note={note} />
          ))}
        </ul>
      )}
      <NoteForm userUuid={userUuid} />
    </section>
  );
}

function NoteRow({ note: { uuid, text, createdAt, writtenBy } }: { note: DeskPersonNoteFragment }) {
  const { t } = useTranslation();
  const me = useMe();
  const { isBusy, attempt } = useAttempt();

  async function remove() {
    const question = { message: t('desk.personNotes.confirmRemove'), yes: t('desk.personNotes.remove') };
    if (await confirm(question)) await attempt(() => deletePersonNote(uuid));
  }

  return (
    <li className="flex items-start gap-3 rounded-card bg-sunken px-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p lang={langOf(text)} className="text-body wrap-anywhere whitespace-pre-wrap text-ink-1">
          {text}
        </p>
        <p className="flex flex-wrap gap-x-2 text-meta text-ink-3">
          <span lang={nameLang(writtenBy)}>{displayName(t, writtenBy)}</span>
          <time dateTime={createdAt}>{formatRelativeTime(t, createdAt)}</time>
        </p>
      </div>
      {(me?.uuid === writtenBy.uuid || me?.role === 'ADMIN') && (
        <Button variant="quiet" size="sm" isBusy={isBusy} onClick={() => void remove()}>
          {t('desk.personNotes.remove')}
        </Button>
      )}
    </li>
  );
}

function NoteForm({ userUuid }: { userUuid: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { isBusy, attempt } = useAttempt();

  function write() {
    if (text.trim() === '') return;
    void attempt(async () => {
      await notePerson(userUuid, text.trim());
      setText('');
      toast(t('desk.people.done'));
    });
  }

  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <div className="w-full">
        <TextArea
          label={t('desk.personNotes.text')}
          hint={t('desk.personNotes.hint')}
          limit={DECISION_NOTE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="soft" size="sm" isBusy={isBusy}>
        {t('desk.personNotes.add')}
      </Button>
    </form>
  );
}
