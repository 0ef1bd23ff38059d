import type { Plugin } from 'vite';

/**
 * React Router gives the components of its one file a `displayName`, as a statement, and makes them by a call: both keep what nobody
 * uses (forms, fetchers, links that know of their own being shown) in the first load. Without the first, and with the second
 * marked as free of side effects, the build leaves it out.
 */
export function unusedParts(): Plugin {
  return {
    name: 'haiko-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/^var \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
