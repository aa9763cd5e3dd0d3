import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';

const library = (file: string) => path.join(REPOSITORY, 'node_modules', file);
const ours = (file: string) => path.join(import.meta.dirname, 'browser', file);

/** Our own replacements for parts of libraries that the portal uses little of, or not at all. */
export const LIGHTER_ALIASES: Record<string, string> = {
  [library('lucide-react/dist/esm/createLucideIcon.mjs')]: ours('create-icon.ts'),
  [library('@module-federation/runtime-core/dist/utils/semver/index.js')]: ours('satisfies.ts'),
  [library('@module-federation/runtime-core/dist/utils/preload.js')]: ours('no-preload.ts'),
  [library('@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]:
    ours('no-snapshots.ts'),
  [library('@supabase/auth-js/dist/module/lib/webauthn.js')]: ours('no-webauthn.ts'),
};

/** Libraries of libraries that the portal never calls: Iceberg tables in Supabase's storage. */
export const WITHOUT: Record<string, false> = { 'iceberg-js': false };

/** Icons of lucide-react without names and keys. */
export const iconShapesRule: RuleSetRule = {
  include: library('lucide-react/dist/esm/icons'),
  loader: path.join(import.meta.dirname, 'lucide-icon-loader.mjs'),
};
