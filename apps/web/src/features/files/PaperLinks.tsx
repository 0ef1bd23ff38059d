import { FileText } from 'lucide-react';
import { langOf } from '#/features/text/langOf.ts';

interface PaperLinksProps {
  files: readonly { uuid: string; name: string; url: string }[];
}

/** Papers that somebody else has added, to be opened or kept. */
export function PaperLinks({ files }: PaperLinksProps) {
  return (
    <ul className="flex flex-col">
      {files.map(({ uuid, name, url }) => (
        <li key={uuid}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            download={name}
            className="pressable flex min-h-11 items-center gap-2 text-body text-main"
          >
            <FileText aria-hidden size={18} className="shrink-0" />
            <span lang={langOf(name)} className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
