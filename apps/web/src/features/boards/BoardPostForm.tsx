import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { ADDRESS_MAX, CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateBoardPostMutationVariables, DeskBoardPostFragment } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { BoardPictures, useBoardFiles } from './BoardPictures.tsx';
import { inputOf, newTexts, textsOf, type BoardTexts } from './boardPost.ts';
import { saveBoardPost } from './boards.actions.ts';
import { CategoryField } from './CategoryField.tsx';
import { useChosen } from '#/features/desk/DeskSplit.tsx';

interface BoardPostFormProps {
  board: CreateBoardPostMutationVariables['input']['board'];
  post?: DeskBoardPostFragment;
}

/** The original first, and beside it the other eight languages; what nobody types a machine translates. */
export function BoardPostForm({ board, post }: BoardPostFormProps) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const language = useLanguage();
  const saved = post && textsOf(post);
  const [typed, setTyped] = useState(saved ?? newTexts(language));
  const [place, setPlace] = useState({ address: post?.address ?? '', mapUrl: post?.mapUrl ?? '' });
  const [category, setCategory] = useState(post?.sub_board?.uuid ?? '');
  const [hashtags, setHashtags] = useState(post?.hashtags.map(({ name }) => name).join(' ') ?? '');
  const files = useBoardFiles(post?.post_files ?? []);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const { originalLanguage, titles, contents } = typed;

  function handleSave() {
    setIsTried(true);
    if (titles[originalLanguage].trim() === '' || contents[originalLanguage].trim() === '') return;
    const kept = {
      subBoardUuid: category || null,
      hashtagNames: [...new Set(hashtags.split(/[\s,#]+/u).filter(Boolean))],
    };
    const where = board === 'PLACE' ? { address: place.address || null, mapUrl: place.mapUrl || null } : {};
    void attempt(async () => {
      const sent = await files.settled();
      // Which picture has failed stands under them.
      if (!sent) return;
      const input = { board, ...inputOf(typed, saved), ...kept, ...where, files: sent };
      const uuid = await saveBoardPost(post?.uuid, input);
      toast(t('desk.people.done'));
      choose(uuid);
    });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
      className="flex flex-col gap-5 px-4 py-4 lg:px-6"
    >
      <OriginalField typed={typed} onChange={setTyped} />
      <TextsIn language={originalLanguage} typed={typed} onChange={setTyped} isRequired={isTried} />
      {(board === 'PLACE' || board === 'INFORMATION') && (
        <CategoryField board={board} value={category} onChange={setCategory} />
      )}
      <TextField
        label={t('postForm.hashtags.label')}
        isOptional
        value={hashtags}
        onChange={(event) => setHashtags(event.target.value)}
      />
      {board === 'PLACE' && <PlaceFields place={place} onChange={setPlace} />}
      <BoardPictures files={files} />
      <Button type="submit" isBusy={isBusy}>
        {t('desk.people.save')}
      </Button>
      <OtherLanguages typed={typed} onChange={setTyped} />
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
    <>
      <h3 className="text-card text-ink-1">{t('desk.boards.translations')}</h3>
      <p className="text-body text-ink-3">{t('desk.boards.hint')}</p>
      <div className="grid gap-6 xl:grid-cols-2">
        {others.map((each) => (
          <TextsIn key={each} language={each} typed={typed} onChange={onChange} />
        ))}
      </div>
    </>
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

interface Place {
  address: string;
  mapUrl: string;
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
