import { runCommand } from './commands/command.ts';

await runCommand({
  'access-matrix': () => import('./commands/access-matrix.ts'),
  backup: () => import('./commands/backup.ts'),
  budgets: () => import('./commands/budgets.ts'),
  build: () => import('./commands/build.ts'),
  'build-isolated': () => import('./commands/build-isolated.ts'),
  'build-package': () => import('./commands/build-package.ts'),
  'database-types': () => import('./commands/database-types.ts'),
  dev: () => import('./commands/dev.ts'),
  isolated: () => import('./commands/isolated.ts'),
  licences: () => import('./commands/licences.ts'),
  local: () => import('./commands/local.ts'),
  lock: () => import('./commands/lock.ts'),
  new: () => import('./commands/new.ts'),
  'portal-api': () => import('./commands/portal-api.ts'),
  release: () => import('./commands/release.ts'),
  restore: () => import('./commands/restore.ts'),
  sbom: () => import('./commands/sbom.ts'),
  start: () => import('./commands/start.ts'),
  test: () => import('./commands/test.ts'),
  types: () => import('./commands/types.ts'),
});
