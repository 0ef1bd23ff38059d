import type { Language } from '@haiko/shared/i18n/languages';

interface PostingText {
  title: string;
  description: string;
  /** Where the posting has some. */
  extraInfo?: string;
}

/** Translations of postings that were made already, by their titles. */
export type PostingTranslations = Readonly<Record<string, Partial<Record<Language, PostingText>>>>;

/** A sample posting. Ids are those of the reference data: jobs, visas and languages by their sub items. */
export interface SamplePosting extends PostingText {
  /** The key of the company's owner. */
  owner: string;
  language: Language;
  jobs: number[];
  /** Sub items (`1804`), or mains times 100 for all of them (`1800`). */
  visas: number[];
  levels: number[];
  region: string;
  detail: string;
  /** Salary type, least and greatest won. */
  pay: [type: number, min: number, max: number];
  hours: number;
  employment: number;
  career?: number;
  education?: number;
  /** Written so many days ago, open for so many more. */
  days: number;
  left: number;
  state?: 'closed' | 'hidden';
  remote?: boolean;
}
