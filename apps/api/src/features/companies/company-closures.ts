import { Injectable } from '@nestjs/common';
import { Registry } from '../../platform/registry.js';

/** Runs inside the transaction that deletes the company. */
type OnClosure = (companyUuid: string) => Promise<unknown>;

/** What ends with a company: features that come later register what they do when one is deleted. */
@Injectable()
export class CompanyClosures extends Registry<string, OnClosure> {
  async run(companyUuid: string): Promise<void> {
    for (const onClosure of this.values) await onClosure(companyUuid);
  }
}
