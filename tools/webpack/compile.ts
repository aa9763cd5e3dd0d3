import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';

/** The configuration in `<folder>/webpack.config.mjs`. */
export async function configOf(folder: string): Promise<Configuration> {
  const file = pathToFileURL(path.join(path.resolve(folder), 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  return config;
}

/** Runs one build. Throws with webpack's message when it fails. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('nothing was built')),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return stats;
}
