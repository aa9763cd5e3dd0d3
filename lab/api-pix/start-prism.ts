import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PRISM = '@stoplight/prism-cli@5.14.2';

/** Starts Prism's checking proxy before an upstream; npm fetches Prism. Throws if it does not start. */
export async function startPrism(openapi: string, upstream: string, port: number) {
  const npm = ['exec', '--yes', '--ignore-scripts', `--package=${PRISM}`, '--'];
  const prism = spawn(
    'npm',
    [...npm, 'prism', 'proxy', '--errors', '--port', String(port), openapi, upstream],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let output = '';
  const isUp = new Promise<void>((resolve) => {
    for (const stream of [prism.stdout, prism.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes('Prism is listening')) resolve();
      });
  });
  const ended = once(prism, 'exit').then(() => {
    throw new Error(`Prism did not start: ${output}`);
  });
  await Promise.race([isUp, ended]);
  ended.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      if (prism.pid !== undefined) process.kill(-prism.pid, 'SIGTERM');
    },
  };
}
