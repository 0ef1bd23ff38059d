import type { EntityManager } from 'typeorm';

/** Tells the sample people of what others did with their posts; the news of the last day wait to be read. */
export async function loadNews(manager: EntityManager): Promise<void> {
  // One line for all who comment on a post on one day, and one for all who like it, an hour after it was written.
  await manager.query(`
    with deeds as (
      select p.author_uuid as receiver, c.author_uuid as actor, 'Comment' as type, c.uuid as cause, p.uuid as post, c.created_at
      from comments c join posts p on p.uuid = c.post_uuid
      where c.parent_uuid is null and c.author_uuid <> p.author_uuid
      union all select p.author_uuid, r.user_uuid, 'Post Like', p.uuid, p.uuid,
        p.created_at + interval '1 hour' + row_number() over (partition by p.uuid order by r.user_uuid) * interval '1 second'
      from post_reactions r join posts p on p.uuid = r.post_uuid
      where r.type = 'Like' and r.user_uuid <> p.author_uuid and p.created_at < now() - interval '1 hour'
    ), grouped as (
      select *, min(created_at) over thing as since, lead(created_at) over turn as next,
        -- Whoever is there for the first time counts.
        row_number() over (partition by post, type, created_at::date, actor order by created_at, cause) = 1 as is_new
      from deeds
      window thing as (partition by post, type, created_at::date), turn as (thing order by created_at, cause, actor)
    )
    insert into notifications (receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid, created_at, grouped_since, superseded_at,
      people_count, read_at)
    select receiver, actor, type, cause, post, created_at, since, next,
      count(*) filter (where is_new) over (partition by post, type, created_at::date order by created_at, cause, actor),
      case when type = 'Post Like' or created_at < now() - interval '1 day' then created_at end
    from grouped`);
}
