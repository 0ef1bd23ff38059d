import { isAll, mainIdOf } from '@haiko/shared/reference/named';
import { VISA_BY_ID, VISAS_WITH_LEVEL } from '@haiko/shared/reference/visas';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { textsOf } from '../features/resumes/resume.texts.js';
import { DAY, type Loading, type Row } from './loading.js';
import type { SampleResume } from './read-samples.js';

/** A résumé under a key: that which its person changes, or what was sent with an application. */
export interface KeyedResume {
  key: string;
  resume: SampleResume;
  /** In minutes; undefined for the one that is changed. */
  sentAgo?: number;
}

/** Loads the own résumés of the sample people, and tells the product what their visa is. */
export async function loadResumes(loading: Loading): Promise<void> {
  const own = loading.samples.resumes.map((resume) => ({ key: resume.key, resume }));
  await insertResumes(loading, own);
  for (const { key, visa, level } of loading.samples.resumes) {
    const hasLevel = VISAS_WITH_LEVEL.has(VISA_BY_ID.get(mainIdOf(visa))?.code ?? null);
    const { visa_main_id: main, visa_sub_id: sub } = visaColumns(visa);
    await loading.manager.query(
      'update users set visa_main_id = $2, visa_sub_id = $3, korean_level = $4 where uuid = $1',
      [loading.uuidOf('person', key), main, sub, hasLevel ? level : null],
    );
  }
}

/** Résumés with their texts and jobs. */
export async function insertResumes(loading: Loading, resumes: readonly KeyedResume[]): Promise<void> {
  const { uuidOf, insert } = loading;
  const uuid = ({ key }: KeyedResume) => uuidOf('resume', key);
  await insert('resumes', resumes, (keyed) => ({ uuid: uuid(keyed), ...resumeRow(keyed, loading) }));
  await insert('resume_texts', resumes, (keyed) =>
    textRows(keyed.resume).map((row) => ({ resume_uuid: uuid(keyed), ...row })),
  );
  await insert('resume_experiences', resumes, (keyed) =>
    keyed.resume.jobs.map(({ from, to = null }, position) => ({
      ...{ resume_uuid: uuid(keyed), position: position + 1, from_month: from, to_month: to },
    })),
  );
}

function resumeRow({ resume, sentAgo }: KeyedResume, { uuidOf, moment }: Loading): Row {
  const { key, language, visa, level, showsVisa, startsInDays } = resume;
  const written = moment(sentAgo ?? 45 * DAY);
  return {
    ...{ user_uuid: uuidOf('person', key), original_language: language, ...visaColumns(visa) },
    ...{ created_at: written, updated_at: written, sent_at: sentAgo === undefined ? null : written },
    ...{ show_visa: showsVisa, korean_level: level },
    available_from: startsInDays === undefined ? null : seoulDayAfter(startsInDays, new Date()),
  };
}

/** Each text of a résumé in all languages that it is in, by the names that it is stored under. */
function textRows({ texts }: SampleResume): Row[] {
  const contents = new Map<string, Record<string, string>>();
  for (const [language, { jobs, ...text }] of Object.entries(texts)) {
    for (const [field, said] of Object.entries(textsOf({ ...text, experiences: jobs }))) {
      contents.set(field, { ...contents.get(field), [language]: said });
    }
  }
  return [...contents].map(([field, content]) => ({ field, content }));
}

function visaColumns(visa: number) {
  return { visa_main_id: mainIdOf(visa), visa_sub_id: isAll(visa) ? null : visa };
}
