/** Replaces the federation runtime's preloads, which the portal's HTML contains instead. */
const nothing = (): readonly never[] => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
