/** Names of assets tell their content, so what is kept of them is right: of whichever release, language or font. */
export function isAsset({ pathname }: URL): boolean {
  return /^\/(assets|flags)\//.test(pathname);
}

/**
 * Pictures that everybody may see: of what people write, and the drawing of the day. Those of notes are read with the bearer of one of
 * the two, and kept nowhere, however their address is written; nor are those of hidden and deleted things, whose link is signed behind
 * its `?` and ends soon.
 */
export function isPublicPicture({ pathname, search }: URL): boolean {
  return /^\/(files|today)\//.test(pathname) && search === '' && !/%|private-/.test(pathname);
}
