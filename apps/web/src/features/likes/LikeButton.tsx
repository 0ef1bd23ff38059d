import { formatCount } from '@haiko/shared/format';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import type { Intent } from '#/features/sessions/keepReturn.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { vibrate } from '#/ui/vibrate.ts';

interface LikeButtonProps {
  likes: number;
  isOn: boolean;
  /** What a visitor asks for by a tap. */
  intent: Intent;
  /** Sends the wish; rejects when it fails. */
  onToggle: () => Promise<void>;
  size?: number;
}

/** A heart with its count: fills at once, asks visitors to sign in, and says it when the server refuses. */
export function LikeButton({ likes, isOn, intent, onToggle, size = 20 }: LikeButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();

  const [isTapped, setIsTapped] = useState(false);

  async function handleClick() {
    if (!(await requireLogin('like', { intent }))) return;
    if (!isOn) vibrate();
    setIsTapped(true);
    await onToggle().catch((error: unknown) => showAlert(errorMessage(error)));
  }

  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('postReactions.like', { count: likes })}
      onClick={() => void handleClick()}
      className={cx(
        'pressable -ms-2.5 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-full ps-2.5 pe-2.5 text-meta tabular-nums',
        isOn ? 'text-main' : 'text-ink-3',
      )}
    >
      <span className={cx('relative', isOn && isTapped && 'burst')}>
        <Heart
          aria-hidden
          size={size}
          strokeWidth={1.75}
          fill={isOn ? 'currentColor' : 'none'}
          className={isOn && isTapped ? 'bump' : undefined}
        />
      </span>
      {formatCount(likes, language)}
    </button>
  );
}
