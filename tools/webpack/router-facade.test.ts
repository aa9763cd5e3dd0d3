import { existsSync } from 'node:fs';
import { isStrayRouterImport, ROUTER_ALIASES } from './router-facade.ts';

describe('the router facade', () => {
  it.each([
    ['react-router-dom', '/portal/mf-patient/src/routes.tsx', true],
    ['react-router', '/portal/shared-portal/src/portal-router.tsx', true],
    ['react-router/dom', '/portal/shell/src/shell.tsx', true],
    ['react-router-dom', '/portal/shared-portal/src/router.ts', false],
    ['react-router', '/portal/node_modules/react-router-dom/dist/index.mjs', false],
    ['shared-portal/router', '/portal/mf-patient/src/routes.tsx', false],
    ['react-router-links', '/portal/mf-patient/src/routes.tsx', false],
  ])('%s in %s: stray %s', (request, issuer, stray) => {
    expect(isStrayRouterImport(request, issuer)).toBe(stray);
  });

  it('resolves to files that the package contains', () => {
    const files = Object.entries(ROUTER_ALIASES).flat();
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files).toHaveLength(4);
  });
});
