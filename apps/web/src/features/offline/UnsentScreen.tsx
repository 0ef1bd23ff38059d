import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { forgetUnsent, type Unsent } from '#/api/unsent.ts';
import { useUnsent } from '#/api/unsentList.ts';
import { RichText } from '#/features/text/RichText.tsx';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { sendAgain } from './sendUnsent.ts';

const KINDS: Record<Unsent['kind'], MessageKey> = {
  note: 'offline.unsent.note',
  comment: 'offline.unsent.comment',
  post: 'offline.unsent.post',
};

/** /unsent: what the reader has written and the server does not have yet. */
export function Screen() {
  const { t } = useTranslation();
  const unsent = useUnsent();
  return (
    <>
      <ScreenTitle>{t('offline.unsent.title')}</ScreenTitle>
      {unsent.length === 0 ? (
        <EmptyState message={t('offline.unsent.empty')} hint={t('offline.unsent.emptyHint')} />
      ) : (
        <>
          <ScreenHint>{t('offline.unsent.hint')}</ScreenHint>
          <ul>
            {unsent.map((write) => (
              <UnsentRow key={write.id} write={write} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('offline.unsent.title')}</ScreenTitle>
      <RowSkeletons count={3} />
    </>
  );
}

function UnsentRow({ write }: { write: Unsent }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
  const reader = useLanguage();
  const { kind, body, pictures, createdAt, isFailed } = write;
  const text = [body['title'], body['content']].filter((part) => typeof part === 'string' && part !== '').join('\n');

  async function handleDelete() {
    const message = t('offline.unsent.deleteQuestion');
    if (!(await confirm({ message, yes: t('posts.action.delete'), isDangerous: true }))) return;
    await attempt(() => forgetUnsent(write.id));
  }

  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-meta text-ink-3">
        <span>{translateKey(t, KINDS[kind])}</span>
        <RelativeTime at={createdAt} />
        {pictures.length > 0 && <span>{t('offline.unsent.pictures', { count: pictures.length })}</span>}
      </p>
      {text && <RichText text={text} language={detectLanguage(text, reader)} className="text-body text-ink-1" />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span role="status" className={isFailed ? 'text-meta text-error' : 'text-meta text-ink-3'}>
          {isFailed ? t('offline.unsent.failed') : t('offline.unsent.waiting')}
        </span>
        <span className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => void handleDelete()}>
            {t('posts.action.delete')}
          </Button>
          {isFailed && kind === 'post' && (
            <Link to={paths.writingUnsent(write.id)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t('posts.action.edit')}
            </Link>
          )}
          {isFailed && (
            <Button variant="soft" size="sm" isBusy={isBusy} onClick={() => void attempt(() => sendAgain(write))}>
              {t('common.button.retry')}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
