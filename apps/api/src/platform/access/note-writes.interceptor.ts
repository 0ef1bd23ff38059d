import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { bestEffort } from '../database/best-effort.js';
import { Database } from '../database/database.js';
import { Replicas } from '../database/replicas.js';
import { requestOf } from './access.decorators.js';
import { beforeAnswer } from './before-answer.js';
import type { CallerRequest } from './caller.js';
import { isWrite } from './is-write.js';
import { NOTE_WRITE } from './note-writes.statements.js';

/**
 * Where replicas are read, notes how far the primary was when somebody's write was answered: until a replica has come so far, that person
 * reads the primary, in whichever process. A refused write counts as well: who is told that something has changed wants to see it.
 */
@Injectable()
export class NoteWrites implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly replicas: Replicas,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.replicas.exist || !isWrite(context)) return next.handle();
    const request = requestOf(context);
    return beforeAnswer(next.handle(), () => this.#note(request));
  }

  /** Where the database takes nothing at the moment the write was refused, too, or was the last one before. */
  async #note({ viewer }: CallerRequest): Promise<void> {
    if (viewer) await bestEffort(() => this.database.rows(NOTE_WRITE, { user: viewer.uuid }));
  }
}
