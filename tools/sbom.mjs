/** Writes the software bill of materials (CycloneDX). Usage: npm run sbom [-- <file>]   (default: dist/sbom.cdx.json) */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './supply/bill-of-materials.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.resolve(process.argv[2] ?? path.join(root, 'dist/sbom.cdx.json'));
const bill = await billOfMaterials(root);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components.`);
