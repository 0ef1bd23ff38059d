import type { ReactNode } from 'react';

interface BottomHintProps {
  title: string;
  text?: string;
  /** Of its words, where they are not in the page's language. */
  lang?: string;
  /** Its buttons. */
  children: ReactNode;
}

/** A question that nobody has to answer: over the page's end, so that nothing moves. */
export function BottomHint({ title, text, lang, children }: BottomHintProps) {
  return (
    <section
      lang={lang}
      aria-label={title}
      className="fade-in fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-2 mx-auto flex max-w-column flex-col gap-2 border-t border-line bg-surface px-4 py-3 shadow-float"
    >
      <p className="text-card text-ink-1">{title}</p>
      {text !== undefined && <p className="text-body text-ink-2">{text}</p>}
      <div className="flex justify-end gap-2">{children}</div>
    </section>
  );
}
