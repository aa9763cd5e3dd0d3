/**
 * Marks react-router's components and contexts as free of side effects and removes their display names, so
 * that unused ones are tree-shaken: 3 kB of forms, prefetching and framework mode. Also removes its invariant
 * messages, another 1 kB, which development and tests keep.
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^(\s+)((?:warning|invariant)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
