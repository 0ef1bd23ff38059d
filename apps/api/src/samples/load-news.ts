import type { EntityManager } from 'typeorm';

/** Tells the sample people of what others did with their posts; the news of the last day wait to be read. */
export async function loadNews(manager: EntityManager): Promise<void> {
  await manager.query(`
    insert into notifications (receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid, created_at, grouped_since, read_at)
    select p.author_uuid, c.author_uuid, 'Comment', c.uuid, p.uuid, c.created_at, c.created_at,
      case when c.created_at < now() - interval '1 day' then c.created_at end
    from comments c join posts p on p.uuid = c.post_uuid
    where c.parent_uuid is null and c.author_uuid <> p.author_uuid`);
  // One line for all who like a post, an hour after it was written.
  await manager.query(`
    insert into notifications (
      receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid, people_count, created_at, grouped_since, read_at)
    select p.author_uuid, (array_agg(r.user_uuid order by r.user_uuid))[1], 'Post Like', p.uuid, p.uuid, count(*),
      p.created_at + interval '1 hour', p.created_at + interval '1 hour', p.created_at + interval '1 hour'
    from post_reactions r join posts p on p.uuid = r.post_uuid
    where r.type = 'Like' and r.user_uuid <> p.author_uuid and p.created_at < now() - interval '1 hour'
    group by p.uuid`);
}
