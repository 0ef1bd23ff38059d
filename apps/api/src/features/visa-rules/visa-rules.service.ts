import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import { seoulDay } from '@haiko/shared/format';
import { type VisaRule, withEnglishFallback } from '@haiko/shared/reference/visaRules';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/graphql/page.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { RulesInForce } from './rules-in-force.js';
import { TELL_HOLDERS } from './visa-holders.service.js';
import type { ConfirmVisaRuleArgs, EndVisaRuleArgs, ProposeVisaRuleArgs, VisaRulesArgs } from './visa-rules.inputs.js';
import { dayBefore, saysTheSame, touchedBy, usualReason } from './visa-rules.policy.js';
import { VisaRulesQueries } from './visa-rules.queries.js';
import { CONFIRM_VISA_RULE, NOTIFY_OF_RULES, PROPOSE_VISA_RULE, WITHDRAW_VISA_RULE } from './visa-rules.statements.js';
import { inForceSince, ruleInForceView, type VisaRuleView } from './visa-rules.views.js';

/** How administrators enter and change rules: one enters, another confirms, and all of it is written down. */
@Injectable()
export class VisaRulesService {
  constructor(
    private readonly database: Database,
    private readonly queries: VisaRulesQueries,
    private readonly rules: RulesInForce,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  /** Those in force, or those that administrators entered and that wait or were taken back. */
  async page(
    reader: Reader<Viewer>,
    { state, visa, skip, take }: VisaRulesArgs,
    wantsTotal: boolean,
  ): Promise<Page<VisaRuleView>> {
    if (state !== 'CONFIRMED') return this.queries.ofState(reader, state, { skip, take }, wantsTotal);
    const listed = this.rules.all.filter((rule) => !visa || rule.visa === visa || rule.visa?.startsWith(`${visa}-`));
    const items = listed.slice(skip, skip + take).map((rule) => ruleInForceView(rule, reader));
    return { items, hasMore: listed.length > skip + take, totalCount: listed.length };
  }

  /** Throws `NOT_FOUND` where what it replaces is not in force, and `CHANGED_MEANWHILE` where another one is to replace it. */
  propose(reader: Reader<Viewer>, { input, replaces }: ProposeVisaRuleArgs): Promise<VisaRuleView> {
    const { sentences, reason, ...said } = input;
    if (replaces !== null) this.#inForce(replaces);
    const texts = Object.fromEntries(Object.entries(sentences).filter(([, text]) => text)) as { en: string };
    const rule = {
      ...said,
      reason: reason ?? usualReason(said.verdict, said.job),
      sentence: withEnglishFallback(texts),
    };
    return this.database.transaction(() => this.#enter(reader, rule, { replaces, action: 'proposeVisaRule' }));
  }

  /**
   * Throws `CHANGED_MEANWHILE` for another version than the one seen or one that is decided upon, and `NEEDS_SECOND_ADMIN` for whoever
   * entered it, until a day has passed and nobody else could.
   */
  async confirm(reader: Reader<Viewer>, { uuid, seenAt }: ConfirmVisaRuleArgs): Promise<VisaRuleView> {
    const confirmed = await this.database.transaction(async () => {
      const values = { administrator: reader.viewer.uuid, rule: uuid, seenAt };
      if (!(await this.database.row(CONFIRM_VISA_RULE, values))) await this.#refuse(reader, { uuid, seenAt });
      const { replacesUuid, ...rule } = found((await this.queries.confirmed()).find((row) => row.uuid === uuid));
      const replaced = this.rules.all.find((other) => other.uuid === replacesUuid);
      const touched = replaced ? (saysTheSame(rule, replaced) ? [] : [rule, replaced]) : [rule];
      if (touched.length > 0) await this.jobs.send(TELL_HOLDERS, { touched: touched.map(touchedBy) });
      await this.#record(reader, 'confirmVisaRule', rule);
      await this.database.rows(NOTIFY_OF_RULES);
      return found(await this.queries.byUuid(reader, uuid));
    });
    await this.rules.read();
    return confirmed;
  }

  /**
   * Takes back what nobody has confirmed; of a rule in force it proposes the last day. Throws `NOT_FOUND`, and `CHANGED_MEANWHILE` for
   * another version than the one seen: one that waited may be in force by now, and one in force have been replaced.
   */
  end(reader: Reader<Viewer>, { uuid, seenAt, until }: EndVisaRuleArgs): Promise<VisaRuleView> {
    const action = 'endVisaRule';
    return this.database.transaction(async () => {
      if (await this.database.row(WITHDRAW_VISA_RULE, { administrator: reader.viewer.uuid, rule: uuid, seenAt })) {
        const withdrawn = found(await this.queries.byUuid(reader, uuid));
        await this.#record(reader, action, withdrawn);
        return withdrawn;
      }
      const rule = await this.#inForceAsSeen(reader, uuid, seenAt);
      const last = until ?? seoulDay(new Date());
      const ended = { ...rule, until: last < rule.from ? dayBefore(rule.from) : last };
      return this.#enter(reader, ended, { replaces: uuid, action });
    });
  }

  #inForce(uuid: string): VisaRule {
    return found(this.rules.all.find((rule) => rule.uuid === uuid));
  }

  async #inForceAsSeen(reader: Reader<Viewer>, uuid: string, seenAt: Date): Promise<VisaRule> {
    const rule = this.rules.all.find((each) => each.uuid === uuid);
    if (!rule) found(await this.queries.byUuid(reader, uuid));
    if (!rule || inForceSince(rule).getTime() !== seenAt.getTime()) throw new AppError('CHANGED_MEANWHILE');
    return rule;
  }

  async #enter(
    reader: Reader<Viewer>,
    rule: Omit<VisaRule, 'uuid'>,
    { replaces, action }: { replaces: string | null; action: AuditAction },
  ): Promise<VisaRuleView> {
    const values = { ...rule, replaces, administrator: reader.viewer.uuid, sentence: JSON.stringify(rule.sentence) };
    const { uuid } = found(await this.database.row(PROPOSE_VISA_RULE, values));
    await this.#record(reader, action, { ...rule, uuid });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** Says why a rule was not confirmed. */
  async #refuse(reader: Reader<Viewer>, { uuid, seenAt }: ConfirmVisaRuleArgs): Promise<never> {
    const rule = found(await this.queries.byUuid(reader, uuid));
    const isAsSeen = rule.state === 'PROPOSED' && rule.updatedAt.getTime() === seenAt.getTime();
    assertRule(isAsSeen, 'CHANGED_MEANWHILE');
    throw new AppError('NEEDS_SECOND_ADMIN');
  }

  #record(reader: Reader<Viewer>, action: AuditAction, rule: Omit<VisaRule, 'sentence'>): Promise<void> {
    const { uuid, visa, job, verdict, from, until } = rule;
    const detail = [visa ?? 'any visa', job ?? 'any job', verdict, from, until ?? ''].join(' ').trim();
    return this.audit.record(reader.viewer, { action, targetType: 'visa-rule', targetUuid: uuid, detail });
  }
}
