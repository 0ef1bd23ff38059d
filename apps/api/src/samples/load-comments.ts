import { chosenPeople } from './chosen-people.js';
import type { Loading, Row } from './loading.js';
import { minutesOf, type SampleComment, type SamplePost } from './read-samples.js';

/** A comment or a reply, and what its key is made from. */
interface Placed {
  key: string;
  parentKey?: string;
  post: SamplePost;
  comment: Omit<SampleComment, 'replies' | 'reports'>;
  reports: SampleComment['reports'];
}

/** Loads the comments with their likes and reports, and counts everything under the posts; the posts are there by now. */
export async function loadComments(loading: Loading): Promise<void> {
  const { manager, samples, uuidOf, insert } = loading;
  const placed = samples.posts.flatMap(commentsOf);
  await insert('comments', placed, (one) => commentRow(one, loading));
  await insert('comment_likes', placed, (one) => likeRows(one, loading));
  const reported = placed.filter(({ reports }) => reports.length > 0);
  await insert('report_cases', reported, ({ key, comment: { author, language, texts }, reports }) => ({
    ...{ uuid: uuidOf('case', key), target_type: 'comment', target_uuid: uuidOf('comment', key) },
    ...{ author_uuid: uuidOf('person', author), excerpt: texts[language], reporter_count: reports.length },
  }));
  await insert('reports', reported, ({ key, reports }) =>
    reports.map(({ from, reason, text = null }) => ({
      ...{ case_uuid: uuidOf('case', key), target_type: 'comment', target_uuid: uuidOf('comment', key) },
      // As the case, of which none is counted.
      ...{ reporter_uuid: uuidOf('person', from), reason, text, is_counted: false },
    })),
  );
  await manager.query(`
    update posts p set
      like_count = (select count(*) from post_reactions r where r.post_uuid = p.uuid and r.type = 'Like'),
      scrap_count = (select count(*) from post_scraps s where s.post_uuid = p.uuid),
      comment_count = (select count(*) from comments c where c.post_uuid = p.uuid and c.deleted_at is null)`);
  await manager.query(`
    update comments c set like_count = (select count(*) from comment_likes l where l.comment_uuid = c.uuid)`);
}

/** The comments of a post, each before its replies. */
function commentsOf(post: SamplePost): Placed[] {
  return post.comments.flatMap(({ replies, reports, ...comment }, index) => {
    const key = `${post.key} ${index}`;
    const below = replies.map((reply, at) => ({
      key: `${key} ${at}`,
      parentKey: key,
      post,
      comment: reply,
      reports: [],
    }));
    return [{ key, post, comment, reports }, ...below];
  });
}

function commentRow({ key, parentKey, post, comment }: Placed, { uuidOf, moment }: Loading): Row {
  const created = moment(minutesOf(post.ago) - minutesOf(comment.after));
  return {
    ...{ uuid: uuidOf('comment', key), post_uuid: uuidOf('post', post.key), parent_uuid: uuidOf('comment', parentKey) },
    ...{ author_uuid: uuidOf('person', comment.author), original_language: comment.language, content: comment.texts },
    ...{ created_at: created, updated_at: created },
  };
}

function likeRows({ key, post, comment }: Placed, { samples, uuidOf }: Loading): Row[] {
  const { author, after, likes } = comment;
  return chosenPeople(samples, `${post.key}${author} ${after}`, likes, author).map((person) => ({
    ...{ comment_uuid: uuidOf('comment', key), user_uuid: uuidOf('person', person) },
  }));
}
