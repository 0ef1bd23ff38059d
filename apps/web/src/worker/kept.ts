/** Names of assets tell their content, so what is kept of them is right: of whichever release, language or font. */
export function isAsset({ pathname }: URL): boolean {
  return /^\/(assets|flags)\//.test(pathname);
}

/**
 * Pictures that everybody may see. Those of notes are read with the bearer of one of the two, and kept nowhere, however their address is
 * written.
 */
export function isPublicPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/files/') && !/%|private-/.test(pathname);
}
