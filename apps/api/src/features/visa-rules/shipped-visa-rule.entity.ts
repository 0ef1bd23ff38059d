import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a rule that the product comes with said when a server last started, and to whom. */
@Entity('shipped_visa_rules')
export class ShippedVisaRule {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_shipped_visa_rules' })
  ruleUuid: string;

  @Column('varchar')
  answerHash: string;

  @Column('smallint', { nullable: true })
  visaMainId: number | null;

  @Column('smallint', { nullable: true })
  visaSubId: number | null;

  @Column('smallint', { nullable: true })
  under: number | null;
}
