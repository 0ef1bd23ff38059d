/** The account of a provider was not linked; `cause` says why, and whoever wanted it is led back to their sign-ins. */
export class LinkFailed extends Error {
  constructor(override readonly cause: unknown) {
    super('An account was not linked.');
  }
}
