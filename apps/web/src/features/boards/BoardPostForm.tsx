import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { ADDRESS_MAX, CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { useTranslation } from 'react-i18next';
import type { CreateBoardPostMutationVariables, DeskBoardPostFragment } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { BoardPictures } from './BoardPictures.tsx';
import type { BoardTexts } from './boardPost.ts';
import { CategoryField } from './CategoryField.tsx';
import { type Place, useBoardPostForm } from './useBoardPostForm.ts';

interface BoardPostFormProps {
  board: CreateBoardPostMutationVariables['input']['board'];
  post?: DeskBoardPostFragment;
  /** Whether it was deleted meanwhile. */
  isGone?: () => boolean;
}

/** The original, and beside it, where there is room, the other eight languages; what nobody types a machine translates. */
export function BoardPostForm({ board, post, isGone }: BoardPostFormProps) {
  const { t } = useTranslation();
  const form = useBoardPostForm({ board, post, isGone });
  const { texts, setTexts } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      className="flex flex-col gap-5 px-4 py-4 lg:px-6"
    >
      <OriginalField typed={texts} onChange={setTexts} />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="lg:sticky lg:top-4 lg:self-start">
          <TextsIn language={texts.originalLanguage} typed={texts} onChange={setTexts} isRequired={form.isTried} />
        </div>
        <OtherLanguages typed={texts} onChange={setTexts} />
      </div>
      {(board === 'PLACE' || board === 'INFORMATION') && (
        <CategoryField board={board} value={form.category} onChange={form.setCategory} />
      )}
      <TextField
        label={t('postForm.hashtags.label')}
        isOptional
        value={form.hashtags}
        onChange={(event) => form.setHashtags(event.target.value)}
      />
      {board === 'PLACE' && <PlaceFields place={form.place} onChange={form.setPlace} />}
      <BoardPictures files={form.files} />
      <Button type="submit" isBusy={form.isBusy}>
        {t('desk.people.save')}
      </Button>
    </form>
  );
}

function OriginalField({ typed, onChange }: Pick<TextsInProps, 'typed' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('desk.boards.original')}
      value={typed.originalLanguage}
      onChange={(event) => onChange({ ...typed, originalLanguage: event.target.value as Language })}
      options={LANGUAGES.map((each) => ({ value: each, label: t(LANGUAGE_KEYS[each]) }))}
    />
  );
}

/** The eight in which it was not written. */
function OtherLanguages({ typed, onChange }: Pick<TextsInProps, 'typed' | 'onChange'>) {
  const { t } = useTranslation();
  const others = LANGUAGES.filter((each) => each !== typed.originalLanguage);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-card text-ink-1">{t('desk.boards.translations')}</h3>
        <p className="text-body text-ink-3">{t('desk.boards.hint')}</p>
      </div>
      {others.map((each) => (
        <TextsIn key={each} language={each} typed={typed} onChange={onChange} />
      ))}
    </div>
  );
}

interface TextsInProps {
  language: Language;
  typed: BoardTexts;
  onChange: (typed: BoardTexts) => void;
  isRequired?: boolean;
}

function TextsIn({ language, typed, onChange, isRequired = false }: TextsInProps) {
  const { t } = useTranslation();
  const { titles, contents } = typed;
  const name = t(LANGUAGE_KEYS[language]);
  const missing = (text: string) => (isRequired && text.trim() === '' ? t('fieldErrors.REQUIRED') : undefined);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('desk.boards.title', { language: name })}
        lang={HTML_LANG[language]}
        limit={TITLE_MAX}
        value={titles[language]}
        onChange={(event) => onChange({ ...typed, titles: { ...titles, [language]: event.target.value } })}
        error={missing(titles[language])}
      />
      <TextArea
        label={t('desk.boards.content', { language: name })}
        lang={HTML_LANG[language]}
        rows={4}
        limit={CONTENT_MAX}
        value={contents[language]}
        onChange={(event) => onChange({ ...typed, contents: { ...contents, [language]: event.target.value } })}
        error={missing(contents[language])}
      />
    </div>
  );
}

function PlaceFields({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('desk.boards.address')}
        isOptional
        maxLength={ADDRESS_MAX}
        value={place.address}
        onChange={(event) => onChange({ ...place, address: event.target.value })}
      />
      <TextField
        label={t('desk.boards.mapUrl')}
        isOptional
        type="url"
        value={place.mapUrl}
        onChange={(event) => onChange({ ...place, mapUrl: event.target.value })}
      />
    </>
  );
}
