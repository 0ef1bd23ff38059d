import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Board } from './post.entity.js';

/** A category of a board that admins write. */
@Entity('sub_boards')
@Check('ck_sub_boards_board', `board in ('NOTICE', 'INFORMATION', 'PLACE', 'NEWS')`)
export class SubBoard {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_sub_boards', default: () => 'uuidv7()' })
  uuid: string;

  @Column('varchar')
  board: Exclude<Board, 'COMMUNITY'>;

  @Column('jsonb')
  names: LocalizedText;

  @Column('int', { default: 0 })
  position: number;
}
