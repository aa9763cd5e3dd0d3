import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';

/** Exports the parts of single-spa that parcels need. */
export const parcelsOnlyRule: RuleSetRule = {
  include: path.join(REPOSITORY, 'node_modules/single-spa/lib/es2015/esm/single-spa.min.js'),
  loader: path.join(import.meta.dirname, 'parcels-only-loader.mjs'),
};

/** Exports the parts of single-spa-react that areas need. */
export const reactParcelsRule: RuleSetRule = {
  include: path.join(REPOSITORY, 'node_modules/single-spa-react/lib/esm/single-spa-react.js'),
  loader: path.join(import.meta.dirname, 'react-parcels-loader.mjs'),
};
