import { parseArgs } from 'node:util';
import { survey } from '../survey/survey.ts';

const HELP = `npm run survey [-- name …]

Opens every state that has a scenario, and every dialog that a screen's buttons open, at 320, 360 and 1280 pixels, and
tells what is wrong: axe (WCAG 2.2 AA and good practice), sideways scroll, headings, landmarks, targets under 44 pixels.
  [name …]   only those whose name begins so, such as patient or admin-approvals`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});

if (values.help) console.log(HELP);
else {
  const { states, dialogs, findings } = await survey({
    only: positionals,
    tell: (line) => console.log(line),
  });
  const faulty = Object.keys(findings).length;
  console.log(`\n${states} states and ${dialogs} dialogs looked at, ${faulty} with findings`);
  if (faulty > 0) process.exitCode = 1;
}
