import { cardPicture, pictureSources } from '@haiko/shared/rules/pictureSizes';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { Carousel } from '#/ui/Carousel.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { MULTI_IMAGE_SLIDES } from '#/ui/measures.ts';
import { useSavesData } from '#/ui/saveData.ts';

const PictureViewer = lazy(async () => ({ default: (await import('#/ui/PictureViewer.tsx')).PictureViewer }));

interface File {
  uuid: string;
  path: string;
  /** What it shows, in the words of who wrote the post. */
  alt: string | null;
  width: number | null;
  height: number | null;
}

interface PostImagesProps {
  files: readonly File[];
}

/** Of the column, or of the phone. */
const FULL_WIDTH = 'min(100vw, 500px)';
/** Slides are as high as this proportion makes them. */
const SLIDE_RATIO = 4 / 5;

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
            pictures={files.map((file, index) => ({ src: file.path, ...said(file, nameOf(index)) }))}
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
      <div className="shared-picture mx-4">
        <Opener onOpen={() => onOpen(0)}>
          <PostPicture file={first} width={FULL_WIDTH} {...said(first, nameOf(0))} isPriority />
        </Opener>
      </div>
    );
  }
  return (
    <div className="shared-picture ps-3">
      <Carousel
        label={t('posts.detail.images')}
        perView={MULTI_IMAGE_SLIDES}
        slides={files.map((file, index) => ({
          key: file.uuid,
          content: (
            <Opener onOpen={() => onOpen(index)}>
              <PostPicture
                file={file}
                width={slideWidth(file)}
                {...said(file, nameOf(index))}
                isSlide
                isPriority={index === 0}
              />
            </Opener>
          ),
        }))}
      />
    </div>
  );
}

/** So wide a picture has to be that fills a slide: what is wider than that is cropped. */
function slideWidth({ width, height }: File): string {
  const wider = width && height ? Math.max(1, width / height / SLIDE_RATIO) : 1;
  return `calc(${FULL_WIDTH} * ${(wider / MULTI_IMAGE_SLIDES).toFixed(2)})`;
}

interface PostPictureProps {
  file: File;
  /** As it is shown, in CSS. */
  width: string;
  alt: string;
  lang?: string;
  isSlide?: boolean;
  isPriority: boolean;
}

/** As large as this screen needs it, or as small as there is where little is to be loaded. */
function PostPicture({ file, width: sizes, alt, lang, isSlide = false, isPriority }: PostPictureProps) {
  const savesData = useSavesData();
  const { path, width, height } = file;
  const shape = isSlide ? { ratio: SLIDE_RATIO } : { width, height };
  const source = savesData
    ? { src: cardPicture(path) }
    : { src: path, srcSet: pictureSources(path, width, height), sizes };
  return <Picture {...source} {...shape} alt={alt} lang={lang} isPriority={isPriority} />;
}

/** A picture's own words, marked with their language; else which of them it is. */
function said({ alt }: { alt: string | null }, otherwise: string) {
  return alt ? { alt, lang: langOf(alt) } : { alt: otherwise };
}

/** Its name is that of its picture. */
function Opener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className="block w-full">
      {children}
    </button>
  );
}
