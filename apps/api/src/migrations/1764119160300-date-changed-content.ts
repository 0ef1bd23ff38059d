import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is before moderators keeps saying that it was changed, as far as that is known. */
export class DateChangedContent1764119160300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update job_postings p set content_changed_at = p.updated_at from report_cases c
        where c.target_type = 'job-posting' and c.target_uuid = p.uuid and p.updated_at > c.created_at;
      update users u set content_changed_at = u.nickname_changed_at from report_cases c
        where c.target_type = 'user' and c.target_uuid = u.uuid and u.nickname_changed_at > c.created_at;`);
  }

  async down(): Promise<void> {}
}
