import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Only what other tables refer to; the names are frozen reference data of the shared package. */
@Entity('nationalities')
@Unique('uq_nationalities_code', ['code'])
export class Nationality {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_nationalities' })
  uuid: string;

  @Column('varchar', { length: 2 })
  code: string;
}
