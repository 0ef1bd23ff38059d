import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

// Signs of scams and watched words in what people write. All of it runs under the lock of the thing (`LOCK_TARGET`).

/** What the text says no more. */
export const FORGET_SIGNS = statement(
  'reports.forgetSigns',
  `
    delete from scam_marks where target_type = :type and target_uuid = :target
      and (sign is not null and sign <> all(:signs::varchar[]) or word_uuid is not null and word_uuid <> all(:words::uuid[]))`,
);

/** Nobody has reported it, and nothing is decided. */
const isFoundAlone = 'c.decision is null and c.reporter_count = 0 and not c.is_hiding';

/** The case that signs alone had opened, where none of them is left. */
export const DROP_CASE_WITHOUT_SIGNS = statement(
  'reports.dropCaseWithoutSigns',
  `
    delete from report_cases c
    where c.target_type = :type and c.target_uuid = :target and ${isFoundAlone}
      and not exists (select from scam_marks m where m.case_uuid = c.uuid)`,
);

/** Signs and words that no case has, or whose text has changed since somebody could look at it; what was hidden for them waits for nobody. */
export const FIND_NEW_SIGNS = statement(
  'reports.findNewSigns',
  `
    select n.sign, n.word from (
      select s.sign, null::uuid as word from unnest(:signs::varchar[]) s(sign)
      union all select null, w.uuid from watched_words w where w.uuid = any(:words::uuid[])
    ) n
    where not exists (
      select from scam_marks m join report_cases c on c.uuid = m.case_uuid
      where m.target_type = :type and m.target_uuid = :target and (m.sign = n.sign or m.word_uuid = n.word)
        and (m.text_hash = :hash or c.decision <> 'KEEP'))`,
);

/** The open case of a thing, which reads otherwise from now on; none of what admins publish. */
export const OPEN_CASE_BY_SIGNS = statement(
  'reports.openCaseBySigns',
  `
    insert into report_cases as c (target_type, target_uuid, author_uuid, excerpt, reporter_count)
    select :type, :target, :author, left(:text, ${REPORT_EXCERPT_LENGTH}), 0
    where not exists (select from posts p where p.uuid = :target and p.board <> 'COMMUNITY')
    on conflict (target_type, target_uuid) where decision is null do update set updated_at = clock_timestamp()
    returning uuid`,
);

/** In which languages people have said what a text means. */
export const LANGUAGES_BY_PEOPLE = statement(
  'reports.languagesByPeople',
  `
    select distinct language from translations
    where subject_type = :type and subject_uuid = :target and state = 'HUMAN' order by language`,
);

export const SET_SIGNS = statement(
  'reports.setSigns',
  `
    insert into scam_marks (case_uuid, target_type, target_uuid, sign, text_hash)
    select :case, :type, :target, s.sign, :hash from unnest(:signs::varchar[]) s(sign)
    on conflict on constraint uq_scam_marks_sign do update
      set case_uuid = excluded.case_uuid, text_hash = excluded.text_hash, created_at = now()`,
);

export const SET_WORDS = statement(
  'reports.setWords',
  `
    insert into scam_marks (case_uuid, target_type, target_uuid, word_uuid, text_hash)
    select :case, :type, :target, w.word, :hash from unnest(:words::uuid[]) w(word)
    on conflict on constraint uq_scam_marks_word do update
      set case_uuid = excluded.case_uuid, text_hash = excluded.text_hash, created_at = now()`,
);

/** Returns the cases that it was a mark of. */
export const FORGET_MARKS_OF_WORD = statement(
  'reports.forgetMarksOfWord',
  'delete from scam_marks where word_uuid = :word returning case_uuid as case',
);

/** Those that marks alone had opened, where none is left. */
export const DROP_CASES_WITHOUT_MARKS = statement(
  'reports.dropCasesWithoutMarks',
  `
    delete from report_cases c where c.uuid = any(:cases::uuid[]) and ${isFoundAlone}
      and not exists (select from scam_marks m where m.case_uuid = c.uuid)`,
);

/** Whether what case `c` is about is still there; of what two people see they say so themselves. */
export const IS_TARGET_THERE = `case c.target_type
  when 'post' then exists (select from posts p where p.uuid = c.target_uuid and p.deleted_at is null)
  when 'comment' then exists (select from comments m where m.uuid = c.target_uuid and m.deleted_at is null)
  when 'job-posting' then exists (select from job_postings p where p.uuid = c.target_uuid and p.deleted_at is null)
  else true end`;

/** What was deleted before anybody had looked at its signs leaves nothing here. */
export const FORGET_DELETED = statement(
  'reports.forgetDeleted',
  `
    delete from report_cases c
    where ${isFoundAlone} and exists (select from scam_marks m where m.case_uuid = c.uuid) and not ${IS_TARGET_THERE}`,
);
