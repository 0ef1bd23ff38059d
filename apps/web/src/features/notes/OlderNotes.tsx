import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { Spinner } from '#/ui/Spinner.tsx';

interface OlderNotesProps {
  /** How many are shown; with each page the watch begins anew. */
  count: number;
  onLoad: () => Promise<unknown>;
}

/** At the top of a conversation: brings older notes as soon as it comes into sight. */
export function OlderNotes({ count, onLoad }: OlderNotesProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const line = useRef<HTMLDivElement>(null);

  async function load() {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    await onLoad().catch(() => setHasFailed(true));
    isLoading.current = false;
  }

  const handleSight = useEffectEvent(() => void load());
  useEffect(
    function watchTop() {
      if (!line.current || hasFailed) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) handleSight();
      });
      observer.observe(line.current);
      return () => observer.disconnect();
    },
    [count, hasFailed],
  );

  return (
    <div ref={line} className="flex min-h-14 flex-wrap items-center justify-center gap-3 text-body text-ink-2">
      {hasFailed ? (
        <span role="alert" className="contents">
          {t('common.list.loadMoreFailed')}
          <Button variant="soft" size="sm" onClick={() => void load()}>
            {t('common.button.retry')}
          </Button>
        </span>
      ) : (
        <span role="status" aria-label={t('notes.chat.older')} className="text-ink-3">
          <Spinner />
        </span>
      )}
    </div>
  );
}
