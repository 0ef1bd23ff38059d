/** The names of the fields of texts that are translated. */
export const FIELD_KEYS = {
  title: 'translations.field.title',
  content: 'translations.field.content',
  description: 'translations.field.description',
  extraInfo: 'translations.field.extraInfo',
} as const;

/** The name of a field; a field that this release does not know is called content. */
export function fieldKey(field: string): (typeof FIELD_KEYS)[keyof typeof FIELD_KEYS] {
  return field in FIELD_KEYS ? FIELD_KEYS[field as keyof typeof FIELD_KEYS] : FIELD_KEYS.content;
}
