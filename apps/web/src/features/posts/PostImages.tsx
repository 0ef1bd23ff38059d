import { useTranslation } from 'react-i18next';
import { Carousel } from '#/ui/Carousel.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { MULTI_IMAGE_SLIDES } from '#/ui/measures.ts';

interface PostImagesProps {
  files: readonly { uuid: string; path: string; width: number | null; height: number | null }[];
}

/** One picture at full width, as tall as it is; several beside each other in a slider, cropped to one height. */
export function PostImages({ files }: PostImagesProps) {
  const { t } = useTranslation();
  const [first] = files;
  if (!first) return null;
  const nameOf = (index: number) => t('posts.detail.image', { number: index + 1, total: files.length });
  if (files.length === 1) {
    return (
      <div className="px-4">
        <Picture src={first.path} alt={nameOf(0)} width={first.width} height={first.height} isPriority />
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
          content: <Picture src={file.path} alt={nameOf(index)} ratio={4 / 5} isPriority={index === 0} />,
        }))}
      />
    </div>
  );
}
