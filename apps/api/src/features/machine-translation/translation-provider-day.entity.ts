import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '@haiko/shared/i18n/languages';
import { isLanguageOf } from '../../platform/database/checks.js';

const COUNTS = [
  'texts',
  'refused',
  'corrected',
  'calls',
  'failures',
  'characters',
  'milliseconds',
  'slowest_milliseconds',
];

/** What became of texts that a provider was given on a day (Asia/Seoul) in a pair of languages. */
@Entity('translation_provider_days')
@Check('ck_translation_provider_days_from_language', isLanguageOf('from_language'))
@Check('ck_translation_provider_days_to_language', isLanguageOf('to_language'))
@Check('ck_translation_provider_days_counts', `least(${COUNTS.join(', ')}) >= 0`)
export class TranslationProviderDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_translation_provider_days' })
  day: string;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translation_provider_days' })
  provider: string;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translation_provider_days' })
  fromLanguage: Language;

  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translation_provider_days' })
  toLanguage: Language;

  @Column('integer', { default: 0 })
  texts: number;

  @Column('integer', { default: 0 })
  refused: number;

  @Column('integer', { default: 0 })
  corrected: number;

  @Column('integer', { default: 0 })
  calls: number;

  @Column('integer', { default: 0 })
  failures: number;

  @Column('bigint', { default: 0 })
  characters: string;

  @Column('bigint', { default: 0 })
  milliseconds: string;

  @Column('integer', { default: 0 })
  slowestMilliseconds: number;
}
