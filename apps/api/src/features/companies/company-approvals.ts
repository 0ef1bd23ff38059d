import { Injectable } from '@nestjs/common';
import { Registry } from '../../platform/registry.js';

/** Runs inside the transaction that approves the company. */
type OnApproval = (companyUuid: string) => Promise<unknown>;

/** What an approval brings to light: features that come later register what they do when a company is approved. */
@Injectable()
export class CompanyApprovals extends Registry<string, OnApproval> {
  async run(companyUuid: string): Promise<void> {
    for (const onApproval of this.values) await onApproval(companyUuid);
  }
}
