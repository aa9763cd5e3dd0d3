import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** Preserves component state across edits, in all federated roots of the page. */
export const reactRefresh = () => new ReactRefreshPlugin({ overlay: false });
