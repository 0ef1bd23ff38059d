import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one key pair with which push services know us (VAPID), where the configuration gives none. */
@Entity('push_keys')
@Check('ck_push_keys_one', 'is_current')
export class PushKey {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_push_keys', default: true })
  isCurrent: boolean;

  @Column('varchar')
  publicKey: string;

  @Column('varchar')
  privateKey: string;
}
