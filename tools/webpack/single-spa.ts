import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';

/** Brings of single-spa what parcels need. */
export const parcelsOnlyRule: RuleSetRule = {
  include: path.join(REPOSITORY, 'node_modules/single-spa/lib/es2015/esm/single-spa.min.js'),
  loader: path.join(import.meta.dirname, 'parcels-only-loader.mjs'),
};
