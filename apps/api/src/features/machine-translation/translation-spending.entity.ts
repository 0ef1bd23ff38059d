import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How many characters a provider was given on a day (Asia/Seoul). */
@Entity('translation_spending')
@Check('ck_translation_spending_characters', 'characters >= 0')
export class TranslationSpending {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translation_spending' })
  provider: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_translation_spending' })
  day: string;

  @Column('bigint')
  characters: string;
}
