/**
 * Says of react-router's components and contexts that making them has no effect, and takes away their display
 * names, so that those nobody uses are left out of the build: 3 kB of forms, prefetching and framework mode.
 *
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
