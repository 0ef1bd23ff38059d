// Which licences the packages that Haiko is made of may have, and which they have.

/** Anybody may use, change and pass on what has one of these, unchanged or built into something else. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib'],
];
/** Fonts, and libraries that are used as they are: what they ask for holds for changes of theirs alone. */
const OF_THEIR_OWN = ['OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'];
/** What package.json does not say, with where it stands. */
const READ_BY_HAND = new Map([['pause', 'MIT (its Readme.md)']]);

/**
 * @typedef {{ name: string, versions: string[], license: string }} Package
 */

/**
 * @param {Record<string, { name: string, versions: string[] }[]>} listed what `pnpm licenses list --json` says, by licence
 * @returns {Package[]} by name
 */
export function packagesOf(listed) {
  const all = Object.entries(listed).flatMap(([license, packages]) =>
    packages.map(({ name, versions }) => ({ name, versions, license: READ_BY_HAND.get(name) ?? license })),
  );
  return all.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Whether a licence, an SPDX expression, lets Haiko be passed on under its own.
 * @param {string} license
 * @returns {boolean}
 */
export function isAllowed(license) {
  const expression = license.replace(/ \(its .*\)$/, '').replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isAllowed);
  if (expression.includes(' AND ')) return expression.split(' AND ').every(isAllowed);
  return [...PERMISSIVE, ...OF_THEIR_OWN].includes(expression);
}
