import type { ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once; the whole line is the target. The hidden box scrolls with it, so that the keyboard finds it on the screen. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="relative flex min-h-12 items-center justify-between gap-3 text-body text-ink-1">
      <span className="flex items-center gap-3">{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="relative h-7 w-12 shrink-0 rounded-full bg-control transition-colors after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-surface after:transition-transform peer-checked:bg-main peer-checked:after:translate-x-5 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-main"
      />
    </label>
  );
}
