import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startBank } from '../../supabase/bank/start-bank.ts';
import { command } from '../../tools/commands/command.ts';
import { DEFAULT_PORT } from '../../tools/commands/start-options.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { BANK_APP_HELP, createBankApp } from './bank-app.ts';

const DATA = path.join(REPOSITORY, '.cache/bank');
const DELIVERY_MS = 1000;

export const run = command({
  help: `npm run bank

Starts the double of a bank, and the portal with new data and its account there. Then reads lines:
${BANK_APP_HELP}

  --port <number>  the portal's port (${DEFAULT_PORT})
  --help           this text`,
  options: { port: { type: 'string', default: String(DEFAULT_PORT) } },
  run: async ({ port }) => {
    const served = await startBank();
    const portal = spawn(
      process.execPath,
      ['tools/cli.ts', 'start', '--demo', '--fresh', '--data', DATA, '--port', port],
      {
        cwd: REPOSITORY,
        env: { ...process.env, ...served.settings },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    portal.once('message', () => console.log(`${BANK_APP_HELP}\n`));
    const delivering = setInterval(() => {
      // What the portal does not take stays for the next time.
      void served.webhooks.deliver().catch(() => undefined);
    }, DELIVERY_MS);
    const answer = createBankApp(served);
    const lines = createInterface({ input: process.stdin });
    lines.on('line', (line) => console.log(answer(line)));
    // Ctrl-C reaches the portal as well.
    process.once('SIGINT', () => undefined);
    process.once('SIGTERM', () => portal.kill());
    return new Promise<number>((resolve) => {
      portal.once('exit', (code) => {
        clearInterval(delivering);
        lines.close();
        void served.stop().then(() => resolve(code ?? 1));
      });
    });
  },
});
