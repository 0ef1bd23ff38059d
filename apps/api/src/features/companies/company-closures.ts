import { Injectable } from '@nestjs/common';

type Closed = (companyUuid: string) => Promise<unknown>;

/** What ends with a company: features that come later say what they do when one is deleted. */
@Injectable()
export class CompanyClosures {
  readonly #handlers: Closed[] = [];

  /** Called once, when the feature is made; `closed` runs inside the transaction that deletes the company. */
  register(closed: Closed): void {
    this.#handlers.push(closed);
  }

  async tell(companyUuid: string): Promise<void> {
    for (const closed of this.#handlers) await closed(companyUuid);
  }
}
