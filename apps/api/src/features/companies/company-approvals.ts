import { Injectable } from '@nestjs/common';

type Approved = (companyUuid: string) => Promise<unknown>;

/** What an approval brings to light: features that come later say what they do when a company is approved. */
@Injectable()
export class CompanyApprovals {
  readonly #handlers: Approved[] = [];

  /** Called once, when the feature is made; `approved` runs inside the transaction that approves the company. */
  register(approved: Approved): void {
    this.#handlers.push(approved);
  }

  async tell(companyUuid: string): Promise<void> {
    for (const approved of this.#handlers) await approved(companyUuid);
  }
}
