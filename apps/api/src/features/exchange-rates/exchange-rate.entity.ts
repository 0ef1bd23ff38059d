import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last good rate of a currency; what a source said replaces it only when it is newer and credible. */
@Entity('exchange_rates')
@Check('ck_exchange_rates_krw', 'krw > 0')
export class ExchangeRate {
  /** ISO 4217 */
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'pk_exchange_rates' })
  currency: string;

  /** Won for one of it. */
  @Column('double precision')
  krw: number;

  @Column('varchar')
  source: string;

  /** The moment that the source names. */
  @Column('timestamptz')
  asOf: Date;
}
