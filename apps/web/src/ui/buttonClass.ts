import { cx } from './cx.ts';

export type ButtonVariant = 'main' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const VARIANTS: Record<ButtonVariant, string> = {
  main: 'bg-main text-on-main',
  soft: 'bg-main-soft text-main',
  quiet: 'bg-sunken text-ink-1',
  danger: 'bg-error text-on-error',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2.5 text-input font-semibold',
  sm: 'min-h-11 px-4 py-2 text-body font-semibold',
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
}

/** The look of a button, also for links that look like one. */
export function buttonClass({ variant = 'main', size = 'md', isWide = false }: ButtonLook = {}): string {
  return cx(
    'pressable relative inline-flex items-center justify-center gap-2 rounded-card text-center disabled:opacity-40',
    VARIANTS[variant],
    SIZES[size],
    isWide && 'w-full',
  );
}
