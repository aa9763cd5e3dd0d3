import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from '../supply/bill-of-materials.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run sbom [-- <file>]

Writes the software bill of materials (CycloneDX) from package-lock.json and node_modules, without network access.
  <file>   where to (dist/sbom.cdx.json)`,
  takesNames: true,
  run: async (_, [named]) => {
    const file = path.resolve(named ?? path.join(REPOSITORY, 'dist/sbom.cdx.json'));
    const bill = await billOfMaterials(REPOSITORY);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${file}: ${bill.components.length} components.`);
  },
});
