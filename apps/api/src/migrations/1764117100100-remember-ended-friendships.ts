import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who ends a friendship is not free to decide about the other one a moment later. Only those of moderators and administrators matter. */
export class RememberEndedFriendships1764117100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ended_friendships (
        one_uuid uuid not null constraint fk_ended_friendships_one references users on delete cascade,
        other_uuid uuid not null constraint fk_ended_friendships_other references users on delete cascade,
        ended_at timestamptz not null default now(),
        constraint pk_ended_friendships primary key (one_uuid, other_uuid),
        constraint ck_ended_friendships_pair check (one_uuid < other_uuid)
      );
      create index ix_ended_friendships_other on ended_friendships (other_uuid);

      create function remember_ended_friendship() returns trigger language plpgsql as $$
      begin
        insert into ended_friendships (one_uuid, other_uuid)
        select least(a.uuid, b.uuid), greatest(a.uuid, b.uuid) from users a, users b
        where a.uuid = old.requester_uuid and b.uuid = old.addressee_uuid
          and (a.role in ('MODERATOR', 'ADMIN') or b.role in ('MODERATOR', 'ADMIN'))
        on conflict (one_uuid, other_uuid) do update set ended_at = now();
        return null;
      end $$;
      create trigger tr_friendships_ended after delete on friendships
        for each row when (old.state = 'FRIENDS') execute function remember_ended_friendship()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_friendships_ended on friendships;
      drop function remember_ended_friendship;
      drop table ended_friendships`);
  }
}
