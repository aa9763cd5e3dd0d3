import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

/**
 * Writes a configuration of fontconfig with the machine's fonts and the given rules.
 * @param name its folder below .cache/test
 * @param rules elements of fontconfig's XML
 * @returns the file, for the variable FONTCONFIG_FILE
 */
export function fontconfigFile(name: string, rules: string): string {
  const folder = path.join(REPOSITORY, '.cache/test', name);
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${folder}/cache</cachedir>
${rules}
</fontconfig>
`,
  );
  return file;
}
