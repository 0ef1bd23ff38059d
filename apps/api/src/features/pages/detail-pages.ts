import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { type PageMetadata, PageMetadataSources } from '../../platform/http/page-metadata.js';
import { JobPostingsQueries } from '../job-postings/job-postings.queries.js';
import type { Board } from '../posts/post.entity.js';
import { LISTED_SCREENS, postingHead, previewOf } from './pages.policy.js';
import { PagesQueries } from './pages.queries.js';

const SCREENS: Record<Board, string> = {
  COMMUNITY: 'postdetail',
  NOTICE: 'noticedetail',
  INFORMATION: 'infodetail',
  PLACE: 'placedetail',
  NEWS: 'postdetail',
};
/** Shows the same as the screens of information and of places: their address is the one to keep. */
const ADDITION_SCREEN = 'additionpostdetail';

/** What the pages of posts and postings are about, as any visitor sees them. */
@Injectable()
export class DetailPages {
  constructor(
    sources: PageMetadataSources,
    private readonly queries: PagesQueries,
    private readonly postings: JobPostingsQueries,
    private readonly config: AppConfig,
  ) {
    sources.register('announcementdetail', (uuid) => this.#posting(uuid));
    for (const screen of new Set([...Object.values(SCREENS), ADDITION_SCREEN])) {
      sources.register(screen, (uuid) => this.#post(uuid));
    }
    for (const screen of LISTED_SCREENS) sources.register(screen, 'listed');
  }

  async #posting(uuid: string): Promise<PageMetadata | null> {
    const posting = await this.postings.byUuid({ viewer: null, language: 'ko' }, uuid);
    return posting && postingHead(posting, this.config.publicUrl);
  }

  async #post(postUuid: string): Promise<PageMetadata | null> {
    const post = await this.queries.post(postUuid);
    if (!post) return null;
    const { uuid, board, language, title, content, image } = post;
    return {
      title,
      description: previewOf(content),
      path: `/${SCREENS[board]}/${uuid}`,
      type: 'article',
      language,
      image,
      isListed: true,
      data: null,
    };
  }
}
