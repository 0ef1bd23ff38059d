import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { boardPosts, categories } from './boards.js';
import type { DrawingKey } from './drawings.js';
import { insertHashtags, insertRows } from './insert-rows.js';
import { personByKey } from './people.js';
import { minutesOf } from './thread.js';

interface Loaded {
  adminUuid: string | undefined;
  images: Map<DrawingKey, { uuid: string }>;
  moment: (minutesAgo: number) => string;
}

/** Loads the categories and the posts of the boards, one notice of them on top. */
export async function loadBoards(manager: EntityManager, { adminUuid, images, moment }: Loaded): Promise<void> {
  const categoryUuids = new Map(categories.map(({ key }) => [key, randomUUID()]));
  await insertRows(
    manager,
    'sub_boards',
    categories.map(({ key, ...rest }, position) => ({ uuid: categoryUuids.get(key), ...rest, position })),
  );
  const posts = boardPosts.map((post) => ({ ...post, uuid: randomUUID() }));
  const nationality = personByKey('admin').nationality;
  await insertRows(
    manager,
    'posts',
    posts.map(({ uuid, board, category, ago, views, address = null, mapUrl = null, title, content }) => ({
      ...{ uuid, board, address, map_url: mapUrl, title, content, view_count: views, original_language: 'ko' },
      ...{ created_at: moment(minutesOf(ago)), updated_at: moment(minutesOf(ago)), author_uuid: adminUuid },
      author_nationality_uuid: NATIONALITIES.find(({ code }) => code === nationality)?.uuid,
      sub_board_uuid: category ? categoryUuids.get(category) : null,
    })),
  );
  const files = posts.flatMap(({ uuid, images: drawn = [] }) =>
    drawn.map((drawing, position) => ({ post_uuid: uuid, file_uuid: images.get(drawing)?.uuid, position, drawing })),
  );
  await insertRows(
    manager,
    'post_files',
    files.map(({ drawing, ...file }) => ({ ...file, name: `${drawing}.webp` })),
  );
  await insertHashtags(
    manager,
    posts.map(({ uuid, tags = '' }) => ({ uuid, names: tags.split(' ').filter(Boolean) })),
  );
  const pinned = posts.find(({ board }) => board === 'NOTICE');
  await insertRows(manager, 'pinned_notice', [{ is_pinned: true, post_uuid: pinned?.uuid }]);
}
