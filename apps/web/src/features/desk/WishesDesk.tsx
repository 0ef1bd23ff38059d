import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskWishesDocument, type DeskWishingFragment } from '#/api/generated.ts';
import { wishText } from '#/features/job-postings/wishText.ts';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { blockPosting } from './desk.actions.ts';
import { ReasonField } from './ReasonField.tsx';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from './DeskSplit.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

/** Postings of other sites that surely wish for what the law forbids; nobody here can correct them, but they can be hidden. */
export function WishesDesk({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useSuspenseQuery(DeskWishesDocument, {
    variables: { language, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.sources.list.WISHES')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(posting) => <Title posting={posting} />}
      renderCase={(uuid) => {
        const posting = items.find((item) => item.uuid === uuid);
        return posting && <WishCase key={uuid} posting={posting} />;
      }}
      top={tabs}
    />
  );
}

function Title({ posting: { shown, company } }: { posting: DeskWishingFragment }) {
  return (
    <span className="flex flex-col gap-1">
      <span lang={HTML_LANG[shown.language]} className="text-body font-semibold wrap-anywhere text-ink-1">
        {shown.title}
      </span>
      <span lang={langOf(company.companyName)} className="text-meta wrap-anywhere text-ink-2">
        {company.companyName}
      </span>
    </span>
  );
}

function WishCase({ posting }: { posting: DeskWishingFragment }) {
  const { t } = useTranslation();
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2>
        <Title posting={posting} />
      </h2>
      <ul className="flex flex-col gap-2">
        {posting.forbiddenWishes.map((wish) => (
          <li key={wish.kind} className="wrap-anywhere">
            {wishText(t, wish)}
          </li>
        ))}
      </ul>
      {posting.url !== '' && (
        <a href={posting.url} target="_blank" rel="noopener noreferrer" className="self-start text-main underline">
          {t('desk.sources.open')}
        </a>
      )}
      <BlockForm uuid={posting.uuid} />
    </article>
  );
}

/** Hides the posting from everybody, for a cause that its company reads and a reason that stands in the audit log. */
function BlockForm({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const [cause, setCause] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isMissing = reason.trim() === '';
  const form = useRef<HTMLFormElement>(null);

  useDeskKeys({ r: () => form.current?.querySelector('select')?.focus() });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || cause === '') return;
    void attempt(async () => {
      await blockPosting({ uuid, reason: reason.trim(), cause });
      choose(undefined);
      toast(t('desk.people.done'));
    });
  }

  return (
    <form ref={form} noValidate className="flex max-w-xl flex-col gap-4" onSubmit={handleSubmit}>
      <ReasonField
        value={cause}
        onChange={setCause}
        onEnter={() => form.current?.requestSubmit()}
        error={isTried && cause === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <TextField
        label={t('desk.people.reason')}
        maxLength={DECISION_NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && isMissing ? t('fieldErrors.REQUIRED') : undefined}
      />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {t('desk.sources.hide')}
      </Button>
    </form>
  );
}
