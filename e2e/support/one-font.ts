import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The font family of every Debian with a browser: `fonts-dejavu-core`. */
export const ONLY_FAMILY = 'DejaVu Sans';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/test/one-font');

/** The machine's fontconfig, restricted to the files of one family. */
const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${FOLDER}/cache</cachedir>
  <selectfont>
    <rejectfont><glob>*.*</glob></rejectfont>
    <acceptfont><glob>*/DejaVuSans.ttf</glob><glob>*/DejaVuSans-*.ttf</glob></acceptfont>
  </selectfont>
</fontconfig>
`;

/** Environment of a browser on Linux that finds a single installed font family. */
export function oneFontEnvironment(): Record<string, string> {
  const file = path.join(FOLDER, 'fonts.conf');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, FONTCONFIG);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
