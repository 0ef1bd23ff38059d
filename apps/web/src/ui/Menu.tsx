import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MenuButton } from './MenuButton.tsx';
import { MenuList, type MenuItem } from './MenuList.tsx';

export type { MenuItem } from './MenuList.tsx';

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** What opens it, too, where a finger holds it. */
  held?: RefObject<HTMLElement | null>;
}

/** A button that drops a list of actions or choices. */
export function Menu({ label, trigger, items, held }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuButton ref={button} label={label} trigger={trigger} isOpen={isOpen} popoverTarget={id} />
      <MenuList id={id} label={label} items={items} button={button} held={held} onToggle={setIsOpen} />
    </>
  );
}
