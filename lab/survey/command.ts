import { command } from '../../tools/commands/command.ts';
import type { Findings } from './options.ts';
import { surveyIsolated } from './survey-isolated.ts';
import { survey } from './survey.ts';

export const run = command({
  help: `npm run survey [-- name …]
npm run survey -- --isolated [name …]

Opens every state that has a scenario, and every dialog, drawer, menu and list that its buttons open, at 320, 360 and
1280 pixels, and reports problems: axe (WCAG 2.2 AA and best practices), horizontal scrolling, headings, landmarks,
targets under 44 pixels, overlays that Escape does not close.
  [name …]     only those whose name starts with it, such as patient or admin-approvals
  --isolated   every scenario of every area alone, as built by \`npm run build:isolated\`: checks the screen, its
               state, the console and axe's findings`,
  options: { isolated: { type: 'boolean', default: false } },
  takesNames: true,
  run: async ({ isolated }, only) => {
    const options = { only, log: (line: string) => console.log(line) };
    if (isolated) {
      const { areas, states, findings } = await surveyIsolated(options);
      conclude(`${states} scenarios of ${areas} areas opened alone`, findings);
    } else {
      const { states, pressed, opened, findings } = await survey(options);
      const done = `${states} states checked, ${pressed} buttons pressed, ${opened} dialogs and other overlays checked`;
      conclude(done, findings);
    }
  },
});

function conclude(done: string, findings: Findings): void {
  const faulty = Object.keys(findings).length;
  console.log(`\n${done}, ${faulty} with findings`);
  if (faulty > 0) process.exitCode = 1;
}
