import { command } from './command.ts';

export const run = command({
  help: 'npm run build, in the folder of a package: builds that package alone',
  run: async () => {
    // Set before webpack and its plugins are loaded, because they read it.
    process.env['NODE_ENV'] ??= 'production';
    const { buildPackage } = await import('../webpack/build-package.ts');
    await buildPackage(process.cwd());
  },
});
