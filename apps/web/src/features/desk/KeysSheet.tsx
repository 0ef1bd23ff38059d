import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { Sheet } from '#/ui/Sheet.tsx';

const KEYS: readonly (readonly [string, MessageKey])[] = [
  ['j', 'desk.keys.next'],
  ['k', 'desk.keys.previous'],
  ['Enter', 'desk.keys.open'],
  ['u', 'desk.list.back'],
  ['x', 'desk.keys.choose'],
  ['1 – 5', 'desk.keys.decide'],
  ['1 – 4', 'desk.keys.why'],
  ['a', 'desk.keys.accept'],
  ['r', 'desk.keys.reject'],
  ['?', 'desk.keys.title'],
];

/** What each key does. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('desk.keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-body text-ink-1">
        {KEYS.map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md bg-sunken px-2 py-1 text-meta tabular-nums">{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
