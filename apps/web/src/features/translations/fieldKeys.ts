/** The names of the fields of texts that are translated. */
export const FIELD_KEYS = {
  title: 'translations.field.title',
  content: 'translations.field.content',
  description: 'translations.field.description',
  extraInfo: 'translations.field.extraInfo',
  headline: 'resumes.form.headline',
  introduction: 'resumes.form.introduction',
  skill: 'resumes.form.skills',
  experienceTitle: 'resumes.form.jobTitle',
  experiencePlace: 'resumes.form.jobPlace',
  experienceText: 'resumes.form.jobText',
} as const;

/** The name of a field; a field that this release does not know is called content. */
export function fieldKey(field: string): (typeof FIELD_KEYS)[keyof typeof FIELD_KEYS] {
  // Skills and jobs of a résumé are numbered: experience2Title.
  const name = field.replace(/\d+/, '');
  return name in FIELD_KEYS ? FIELD_KEYS[name as keyof typeof FIELD_KEYS] : FIELD_KEYS.content;
}
