import type { MailProof } from '../mail/mails.service.js';

/** What the contract lets through: a token, or an address with a code. */
interface GivenProof {
  token?: string | null | undefined;
  email?: string | null | undefined;
  code?: string | null | undefined;
}

/** The proof that somebody gave; the code may have been typed with spaces. */
export function proofOf({ token, email, code }: GivenProof): MailProof {
  return token ? { token } : { email: email ?? '', code: (code ?? '').replaceAll(/\s/g, '') };
}
