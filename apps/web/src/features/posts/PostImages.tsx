import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '#/ui/Carousel.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { MULTI_IMAGE_SLIDES } from '#/ui/measures.ts';

const PictureViewer = lazy(async () => ({ default: (await import('#/ui/PictureViewer.tsx')).PictureViewer }));

interface PostImagesProps {
  files: readonly { uuid: string; path: string; width: number | null; height: number | null }[];
}

/** Pictures of a post; a tap shows the whole of one, as large as the screen. */
export function PostImages({ files }: PostImagesProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const nameOf = (index: number) => t('posts.detail.image', { number: index + 1, total: files.length });

  function open(index: number) {
    setWasOpened(true);
    setOpened(index);
  }

  if (files.length === 0) return null;
  return (
    <>
      <Pictures files={files} nameOf={nameOf} onOpen={open} />
      {wasOpened && (
        <Suspense>
          <PictureViewer
            pictures={files.map(({ path }, index) => ({ src: path, alt: nameOf(index) }))}
            opened={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PicturesProps extends PostImagesProps {
  nameOf: (index: number) => string;
  onOpen: (index: number) => void;
}

/** One picture at full width, as tall as it is; several beside each other in a slider, cropped to one height. */
function Pictures({ files, nameOf, onOpen }: PicturesProps) {
  const { t } = useTranslation();
  const [first] = files;
  if (first && files.length === 1) {
    return (
      <div className="px-4">
        <Opener onOpen={() => onOpen(0)}>
          <Picture src={first.path} alt={nameOf(0)} width={first.width} height={first.height} isPriority />
        </Opener>
      </div>
    );
  }
  return (
    <div className="ps-3">
      <Carousel
        label={t('posts.detail.images')}
        perView={MULTI_IMAGE_SLIDES}
        slides={files.map((file, index) => ({
          key: file.uuid,
          content: (
            <Opener onOpen={() => onOpen(index)}>
              <Picture src={file.path} alt={nameOf(index)} ratio={4 / 5} isPriority={index === 0} />
            </Opener>
          ),
        }))}
      />
    </div>
  );
}

/** Its name is that of its picture. */
function Opener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className="block w-full">
      {children}
    </button>
  );
}
