import { Check } from 'lucide-react';
import { useEffect, type ReactNode, type RefObject } from 'react';
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

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** Under what it opens. */
  button: RefObject<HTMLElement | null>;
  /** What opens it, too, where a finger holds it. */
  held?: RefObject<HTMLElement | null> | undefined;
  /** For one whose code the tap has fetched. */
  opensAtOnce?: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The list of a menu, under its button (`MenuButton`); closes on an outside tap, touch, scroll, Escape and after a choice. */
export function MenuList({ id, label, items, opensAtOnce = false, ...place }: MenuListProps) {
  const { list, close, handleKeyDown } = usePopover(place);
  useEffect(
    function openAtOnce() {
      if (opensAtOnce) list.current?.showPopover();
    },
    [opensAtOnce, list],
  );
  return (
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
  );
}
