// Jest transpiles what it requires; a module it imports may be TypeScript as Node takes it.
import { PageRunner } from './page-runner.ts';

export default PageRunner;
