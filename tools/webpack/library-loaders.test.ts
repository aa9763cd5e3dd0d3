import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import keepCodes from './federation-errors-loader.mjs';
import keepParcels from './parcels-only-loader.mjs';
import keepReactParcels from './react-parcels-loader.mjs';
import keepShapes from './lucide-icon-loader.mjs';
import markPure from './router-purity-loader.mjs';

const LIBRARIES = path.join(REPOSITORY, 'node_modules');
const read = (file: string) => readFileSync(path.join(LIBRARIES, file), 'utf8');

describe('code that the build removes from libraries', () => {
  it.each([
    ['single-spa', keepParcels, 'single-spa/lib/es2015/esm/single-spa.min.js'],
    ['single-spa-react', keepReactParcels, 'single-spa-react/lib/esm/single-spa-react.js'],
    ['the federation runtime', keepCodes, '@module-federation/error-codes/dist/desc.mjs'],
    ['lucide-react', keepShapes, 'lucide-react/dist/esm/icons/menu.mjs'],
  ])('still exists in %s', (_library, cut, file) => {
    const source = read(file);
    expect(cut(source).length).toBeLessThan(source.length);
  });

  it.each([
    ['single-spa', keepParcels],
    ['single-spa-react', keepReactParcels],
    ['the federation runtime', keepCodes],
    ['lucide-react', keepShapes],
  ])('fails the build when %s has changed', (_library, cut) => {
    expect(() => cut('export const something = "else";')).toThrow('check this library');
  });

  it('leaves the shapes of an icon, and its other names', () => {
    const icon = keepShapes(read('lucide-react/dist/esm/icons/badge-check.mjs'));
    expect(icon).toContain('d: "m16 9-5.5 5.5L8 12"');
    expect(icon).not.toMatch(/key:|aliases|"badge-check"/);
    const alias = read('lucide-react/dist/esm/icons/alarm-check.mjs');
    expect(keepShapes(alias)).toBe(alias);
  });

  it('still exists in react-router', () => {
    const folder = 'react-router/dist/production';
    const source = readdirSync(path.join(LIBRARIES, folder))
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => read(path.join(folder, file)))
      .join('\n');
    const marked = markPure(source);
    expect(marked).toContain('= /* @__PURE__ */ React');
    expect(marked).toMatch(/\/\* @__PURE__ \*\/ (warning|invariant)\(/);
    expect(source).toMatch(/^\w+\.displayName = /m);
    expect(marked).not.toMatch(/^\w+\.displayName = /m);
  });
});
