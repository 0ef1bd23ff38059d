import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../../platform/config.js';
import { type PageMetadata, PageMetadataSources } from '../../platform/http/page-metadata.js';
import { JobPostingsQueries } from '../job-postings/job-postings.queries.js';
import type { Board } from '../posts/post.entity.js';
import { headIn, LISTED_SCREENS, postingHead, previewOf } from './pages.policy.js';
import { PagesQueries } from './pages.queries.js';
import { postData } from './post-data.js';

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
    sources.register('announcementdetail', (uuid, language) => this.#posting(uuid, language));
    for (const screen of new Set([...Object.values(SCREENS), ADDITION_SCREEN])) {
      sources.register(screen, (uuid, language) => this.#post(uuid, language));
    }
    for (const screen of LISTED_SCREENS) sources.register(screen, 'listed');
  }

  async #posting(uuid: string, language: Language): Promise<PageMetadata | null> {
    const read = (of: Language) => this.postings.byUuid({ viewer: null, language: of }, uuid);
    const posting = await read(language);
    if (!posting) return null;
    const head = postingHead(posting, { origin: this.config.publicUrl, language });
    if (head.language === language) return head;
    // What is said beside the text (career, pay) is in its language, too.
    const original = await read(head.language);
    return original && postingHead(original, { origin: this.config.publicUrl, language: head.language });
  }

  async #post(postUuid: string, reader: Language): Promise<PageMetadata | null> {
    const post = await this.queries.post(postUuid);
    if (!post) return null;
    const { uuid, board, image, content } = post;
    const { text, ...head } = headIn(reader, { ...post, text: content });
    const path = `/${SCREENS[board]}/${uuid}`;
    return {
      ...head,
      image,
      description: previewOf(text),
      path,
      type: 'article',
      isListed: true,
      isGone: false,
      data: (address) => postData({ ...post, ...head, text }, { origin: this.config.publicUrl, address }),
    };
  }
}
