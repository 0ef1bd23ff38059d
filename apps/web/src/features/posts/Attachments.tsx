import { extensionOf } from '@haiko/shared/rules/image';
import { Download, FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Files of a post that are no pictures: listed by name, and downloaded under it. */
export function Attachments({ files }: { files: readonly { uuid: string; name: string; path: string }[] }) {
  const { t } = useTranslation();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={id} className="px-4 pt-4 pb-2">
      <h2 id={id} className="pb-2 text-body font-semibold text-ink-1">
        {t('posts.detail.attachments')}
      </h2>
      <ul className="flex flex-col gap-2">
        {files.map(({ uuid, name, path }) => {
          const kind = extensionOf(path).toUpperCase();
          return (
            <li key={uuid}>
              <a
                href={path}
                download={name}
                // The name that is seen is the name that is heard; what a tap does is said after it.
                title={t('posts.detail.download', { name })}
                className="pressable flex min-h-13 items-center gap-3 rounded-card border border-line px-3.5 py-2 text-body text-ink-1"
              >
                <FileText aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-main" />
                <span className="clamp-2 min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="shrink-0 text-meta text-ink-3">{kind}</span>
                <Download aria-hidden size={18} className="shrink-0 text-ink-3" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
