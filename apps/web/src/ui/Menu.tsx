import { Check } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { cx } from './cx.ts';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Language of the label where it is not the interface's. */
  lang?: string;
  isDangerous?: boolean;
  /** For a menu that chooses one of several. */
  isSelected?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** What opens it, too, where a finger holds it. */
  held?: RefObject<HTMLElement | null>;
}

/** A button that drops a list of actions or choices; closes on an outside tap, touch, scroll, Escape and after a choice. */
export function Menu({ label, trigger, items, held }: MenuProps) {
  const id = useId();
  const { button, list, isOpen, close, handleKeyDown } = usePopover(held);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="pressable grid min-h-11 min-w-11 place-items-center rounded-full text-ink-1"
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="overlay overlay-popover max-h-[min(28rem,70dvh)] min-w-44 overflow-y-auto rounded-card bg-surface py-1.5 shadow-float"
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role={item.isSelected === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.isSelected}
            lang={item.lang}
            onClick={() => {
              close();
              item.onSelect();
            }}
            className={cx(
              'flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-start text-body active:bg-sunken focus-visible:-outline-offset-2',
              item.isDangerous ? 'text-error' : 'text-ink-1',
              item.isSelected && 'font-semibold text-main',
            )}
          >
            {item.icon}
            <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
            {item.isSelected && <Check aria-hidden size={18} />}
          </button>
        ))}
      </div>
    </>
  );
}
