import { useStore } from '#/useStore.ts';
import { Bubble } from './Bubble.tsx';
import { currentToast } from './toast.ts';

/** Shows what `toast()` says, above the bottom bar and a line being written there, and reads it out. Stands once, at the root. */
export function ToastHost() {
  const toast = useStore(currentToast);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+6.5rem)] z-10 mx-auto flex max-w-column justify-center px-6"
    >
      {toast && (
        <p
          key={toast.id}
          className="fade-in flex items-center gap-2.5 rounded-card bg-toast py-2.5 ps-3 pe-4 text-body text-on-toast shadow-float"
        >
          <Bubble mood="happy" size={28} />
          <span>{toast.message}</span>
        </p>
      )}
    </div>
  );
}
