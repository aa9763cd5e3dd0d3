import { runCommand } from '../tools/commands/command.ts';

await runCommand({
  'api-pix': () => import('./api-pix/command.ts'),
  bank: () => import('./bank/command.ts'),
  bench: () => import('./bench/command.ts'),
  'free-starts': () => import('./free-starts/command.ts'),
  histories: () => import('./histories/command.ts'),
  pictures: () => import('./pictures/command.ts'),
  screens: () => import('./screens/command.ts'),
  'seed-scale': () => import('./bench/seed-scale.ts'),
  soak: () => import('./soak/command.ts'),
  survey: () => import('./survey/command.ts'),
});
