/** `npm run sbom`: the software bill of materials. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitWithHelp } from './commands/exit-with-help.ts';
import { billOfMaterials } from './supply/bill-of-materials.ts';

exitWithHelp(`npm run sbom [-- <file>]

Writes the software bill of materials (CycloneDX) from package-lock.json and node_modules, asking nobody.
  <file>   where to (dist/sbom.cdx.json)`);

const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.resolve(process.argv[2] ?? path.join(root, 'dist/sbom.cdx.json'));
const bill = await billOfMaterials(root);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components.`);
