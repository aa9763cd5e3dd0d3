// Jest transpiles what it requires; an imported module may be TypeScript that Node can strip.
import { PageRunner } from './page-runner.ts';

export default PageRunner;
