import { Injectable } from '@nestjs/common';
import * as v from 'valibot';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { localizedText } from '../../platform/database/shapes.js';
import { statement } from '../../platform/database/statement.js';
import { PrivateLinks } from '../files/private-links.js';
import { type ResumeRow, resumeView, type ResumeView } from './resumes.views.js';

/** The columns behind `ResumeView` of the row `alias`. */
export const resumeColumns = (alias: string) => `
  ${alias}.uuid, ${alias}.updated_at as "updatedAt", ${alias}.original_language as "originalLanguage",
  ${alias}.visa_main_id as "visaMainId", ${alias}.visa_sub_id as "visaSubId", ${alias}.show_visa as "showVisa",
  ${alias}.korean_level as "koreanLevel", to_char(${alias}.available_from, 'YYYY-MM-DD') as "availableFrom",
  (select coalesce(jsonb_object_agg(t.field, t.content), '{}') from resume_texts t where t.resume_uuid = ${alias}.uuid) as texts,
  (select coalesce(jsonb_agg(jsonb_build_object('from', e.from_month, 'to', e.to_month) order by e.position), '[]')
    from resume_experiences e where e.resume_uuid = ${alias}.uuid) as experiences,
  (select coalesce(jsonb_agg(jsonb_build_object('uuid', f.uuid, 'name', f.name, 'path', f.path, 'type', f.type,
      'size', f.size) order by rf.position), '[]')
    from resume_files rf join files f on f.uuid = rf.file_uuid where rf.resume_uuid = ${alias}.uuid) as files`;

/** What Postgres does not tell of them. */
export const RESUME_SHAPES = {
  texts: v.record(v.string(), localizedText),
  experiences: v.array(v.object({ from: v.string(), to: v.nullable(v.string()) })),
  files: v.array(
    v.object({ uuid: v.string(), name: v.string(), path: v.string(), type: v.string(), size: v.number() }),
  ),
};

const OWN_RESUME = statement(
  'resumes.own',
  `select ${resumeColumns('r')} from resumes r where r.user_uuid = :user and r.sent_at is null`,
  RESUME_SHAPES,
);

const SENT_RESUMES = statement(
  'resumes.sent',
  `select ${resumeColumns('r')} from resumes r where r.uuid = any(:resumes::uuid[]) and r.sent_at is not null`,
  RESUME_SHAPES,
);

/** The reads of résumés. */
@Injectable()
export class ResumesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  /** The one that the person changes, or null. */
  async own(viewer: Viewer): Promise<ResumeView | null> {
    const row = await this.database.row(OWN_RESUME, { user: viewer.uuid });
    return row ? this.view(row) : null;
  }

  /** What was sent, by uuid, to whoever may see what it was sent with. */
  async byUuids(uuids: string[]): Promise<Map<string, ResumeView>> {
    if (uuids.length === 0) return new Map();
    const rows = await this.database.rows(SENT_RESUMES, { resumes: uuids });
    return new Map(rows.map((row) => [row.uuid, this.view(row)]));
  }

  /** A row with addresses by which its files can be read for some minutes. */
  view(row: ResumeRow): ResumeView {
    return resumeView(row, (path) => this.links.sign(path));
  }
}
