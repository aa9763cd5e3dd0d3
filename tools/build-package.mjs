/** Builds the package in the current folder, alone. `npm run build` in a package's folder. */
process.env['NODE_ENV'] ??= 'production';
const { buildPackage } = await import('./webpack/build-package.ts');

try {
  await buildPackage(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
