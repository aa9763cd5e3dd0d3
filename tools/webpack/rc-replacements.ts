import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

const originals = path.join(REPOSITORY, 'node_modules/@rc-component');
const replacements = path.join(REPOSITORY, 'shared-ui/src/antd/replacements');

/** Our own replacements for the @rc-component modules that write `<style>` elements. */
export const RC_ALIASES = {
  [path.join(originals, 'portal/es/useScrollLocker.js')]: path.join(replacements, 'use-scroll-locker.ts'),
  [path.join(originals, 'util/es/getScrollBarSize.js')]: path.join(replacements, 'get-scroll-bar-size.ts'),
};
