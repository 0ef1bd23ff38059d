import { Injectable } from '@nestjs/common';
import type { ReportTargetType } from '@haiko/shared/reports';
import type { Viewer } from '../../platform/access/caller.js';
import { Registry } from '../../platform/registry.js';

/** What is reported, as it is at this moment. */
export interface ReportedThing {
  /** Whose it is; null for what nobody here wrote. */
  authorUuid: string | null;
  /** What a moderator reads of it. */
  excerpt: string;
  /** When it was last changed by its author; left out of what cannot be. */
  changedAt?: Date | null;
  /** What admins publish: reports alone do not hide it, or a few people could silence them. */
  isOfficial?: boolean;
}

/** What reports need to know of one kind of thing. All of it runs in the transaction of the report or the decision. */
export interface ReportTarget {
  /**
   * The thing, for somebody who could see it if nobody blocked anybody: blocking must not keep a victim from reporting.
   * Undefined where there is none for them.
   */
  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined>;
  /** Hides it from everybody but its author, or shows it again. Left out for what only two people can see. */
  setHidden?(uuid: string, isHidden: boolean): Promise<void>;
  /** The files of its pictures, for moderators; left out for what has none. */
  pictures?(uuid: string): Promise<{ path: string }[]>;
  /** Deletes it as its author would. */
  remove?(uuid: string): Promise<void>;
}

/** Everything that can be reported: each feature registers how its own is found, hidden and deleted. */
@Injectable()
export class ReportTargets extends Registry<ReportTargetType, ReportTarget> {}
