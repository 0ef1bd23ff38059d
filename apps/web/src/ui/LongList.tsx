import { Fragment, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far from the view rows are still there. */
const AHEAD_PX = 600;
/**
 * Rows that come and go together, and groups of such groups: of a thousand rows some eighty boxes are left. What comes at once is one
 * piece of work for a slow phone, whose finger waits for it: four cards of the feed took it 111 ms.
 */
const ROWS = 2;
const GROUPS = 20;
/** Shorter lists are left as they are. */
const LONG_FROM = 40;
const MOST_REMEMBERED = 2_000;

interface LongListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** Four rows fill a phone: of a page that begins with them the others are drawn once those are seen (farRows.ts). */
  areTall?: boolean;
}

const FAR = ['', '', 'far-1', 'far-2'];

/** The rows of a list. Of a long one only those near the view are in the page; space as high keeps the place of all others. */
export function LongList<T>({ items, keyOf, renderItem, areTall = false }: LongListProps<T>) {
  const rows = items.map((item, index) => ({ item, index }));
  const isLong = items.length >= LONG_FROM;
  return chunksOf(rows, ROWS * GROUPS).map((part) => (
    <Group key={part[0]?.index} name={nameOf(part, keyOf)} isLong={isLong}>
      {() =>
        chunksOf(part, ROWS).map((group, index) => (
          <Group
            key={group[0]?.index}
            name={nameOf(group, keyOf)}
            isLong={isLong}
            className={areTall && !isLong ? (FAR[index] ?? 'far-3') : undefined}
          >
            {() => group.map(({ item, index }) => <Fragment key={keyOf(item)}>{renderItem(item, index)}</Fragment>)}
          </Group>
        ))
      }
    </Group>
  ));
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Of a group on this screen, by its first and last row. */
function nameOf<T>(rows: readonly { item: T }[], keyOf: (item: T) => string): string {
  const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? keyOf(row.item) : []));
  return [rows.length, ...ends].join(' ');
}

/** How high the groups were that were left out: Back brings the list as high as it was, with the same rows in the view. */
const heights = new Map<string, number>();

interface GroupProps {
  name: string;
  isLong: boolean;
  className?: string | undefined;
  children: () => ReactNode;
}

function Group({ name, isLong, className, children }: GroupProps) {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(() => heights.get(name));
  const height = isLong ? left : undefined;

  useEffect(
    function leaveOutFarRows() {
      const element = box.current;
      if (!element || !isLong) return;
      const observer = new IntersectionObserver(
        (entries) => {
          const { isIntersecting, boundingClientRect } = entries.at(-1) ?? {};
          // Who reads or writes there keeps the place.
          if (!isIntersecting && element.contains(document.activeElement)) return;
          const space = isIntersecting ? undefined : boundingClientRect?.height;
          remember(name, space);
          startTransition(() => setLeft(space));
        },
        { rootMargin: `${AHEAD_PX}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [name, isLong],
  );

  return (
    <div ref={box} className={className || undefined} style={height === undefined ? undefined : { height }}>
      {height === undefined && children()}
    </div>
  );
}

function remember(name: string, height: number | undefined): void {
  if (heights.size >= MOST_REMEMBERED) heights.clear();
  if (height === undefined) heights.delete(name);
  else heights.set(name, height);
}
