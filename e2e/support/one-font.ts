import { fontconfigFile } from '../../tools/testing/fontconfig.ts';

/** The font family of every Debian with a browser: `fonts-dejavu-core`. */
export const ONLY_FAMILY = 'DejaVu Sans';

const ONLY_ITS_FILES = `  <selectfont>
    <rejectfont><glob>*.*</glob></rejectfont>
    <acceptfont><glob>*/DejaVuSans.ttf</glob><glob>*/DejaVuSans-*.ttf</glob></acceptfont>
  </selectfont>`;

/** Variables for a browser on Linux that finds a single installed font family. */
export const oneFontEnvironment = () => ({ FONTCONFIG_FILE: fontconfigFile('one-font', ONLY_ITS_FILES) });
