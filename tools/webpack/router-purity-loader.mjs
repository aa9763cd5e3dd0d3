/**
 * Says of react-router's components and contexts that making them has no effect, and takes away their display
 * names, so that those nobody uses are left out of the build: 3 kB of forms, prefetching and framework mode. The
 * same of its checks for mistakes in the code, another 1 kB of sentences, which development and tests keep.
 *
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^(\s+)((?:warning|invariant)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
