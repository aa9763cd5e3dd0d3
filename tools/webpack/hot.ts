import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** Keeps components' state over an edit, across the federated roots of the page. */
export const reactRefresh = () => new ReactRefreshPlugin({ overlay: false });
