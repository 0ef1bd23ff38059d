import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#/ui/cx.ts';

const LOOKS = {
  plain: 'bg-sunken text-ink-1',
  good: 'bg-main-soft text-ink-1',
  warning: 'bg-accent-soft text-ink-1',
  bad: 'bg-error-soft text-ink-1',
};

const ICON_LOOKS = { plain: 'text-ink-3', good: 'text-main', warning: 'text-ink-3', bad: 'text-error' };

interface NoticeProps {
  Icon: LucideIcon;
  look?: keyof typeof LOOKS;
  /** What the whole page is about. */
  isLarge?: boolean;
  children: ReactNode;
}

/** Something that has to be known before one applies. */
export function Notice({ Icon, look = 'plain', isLarge = false, children }: NoticeProps) {
  return (
    <div className={cx('flex gap-2.5 rounded-card px-3.5 text-body', isLarge ? 'py-4' : 'py-3', LOOKS[look])}>
      <Icon
        aria-hidden
        size={isLarge ? 26 : 20}
        strokeWidth={1.75}
        className={cx('shrink-0', !isLarge && 'mt-0.5', ICON_LOOKS[look])}
      />
      <div className="flex min-w-0 flex-col gap-0.5">{children}</div>
    </div>
  );
}
