import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Board } from '../posts/post.entity.js';

/** The boards that admins write. */
export type AdminBoard = Exclude<Board, 'COMMUNITY'>;

/** A category of a board that admins write. */
@Entity('sub_boards')
@Check('ck_sub_boards_names', 'is_localized_text(names)')
@Check('ck_sub_boards_board', `board in ('NOTICE', 'INFORMATION', 'PLACE', 'NEWS')`)
@Index('ix_sub_boards_board', ['board', 'position', 'uuid'])
export class SubBoard {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_sub_boards', default: () => 'uuidv7()' })
  uuid: string;

  @Column('varchar')
  board: AdminBoard;

  @Column('jsonb')
  names: LocalizedText;

  @Column('int', { default: 0 })
  position: number;
}
