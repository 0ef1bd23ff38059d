import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A provider that rests, and why. */
@Entity('translation_provider_troubles')
export class TranslationProviderTrouble {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_translation_provider_troubles' })
  provider: string;

  @Column('varchar')
  problem: string;

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;
}
