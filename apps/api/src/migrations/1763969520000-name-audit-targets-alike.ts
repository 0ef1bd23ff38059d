import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = ['user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue'];
/** Under which name the acts of some features wrote down what they were on. */
const OLD_NAMES = { user: 'User', post: 'Post', comment: 'Comment', 'sub-board': 'SubBoard', queue: 'Queue' };
/** These acts have always named the type as reports and translations do. */
const NAMED_ALIKE = `('decideReport', 'decideTranslationSuggestion', 'retranslate')`;

/** A search of the audit log for posts finds all of them: features wrote `Post` and `post` for the same thing. */
export class NameAuditTargetsAlike1763969520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, old] of Object.entries(OLD_NAMES))
      await runner.query('update audit_log set target_type = $1 where target_type = $2', [name, old]);
    await runner.query(`
      alter table audit_log add constraint ck_audit_log_target_type
        check (target_type in (${TYPES.map((type) => `'${type}'`).join(', ')}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_log drop constraint ck_audit_log_target_type');
    for (const [name, old] of Object.entries(OLD_NAMES))
      await runner.query(
        `update audit_log set target_type = $1 where target_type = $2 and action not in ${NAMED_ALIKE}`,
        [old, name],
      );
  }
}
