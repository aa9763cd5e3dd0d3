import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { completeLock, missingOptionals, platformOf, registryAddresses, type Lock } from './complete-lock.ts';

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8')) as T;

describe("the repository's lock", () => {
  const lock = readJson<Lock>('package-lock.json');

  it('lists the optional packages of every platform (npm run lock completes it)', () => {
    expect(missingOptionals(lock)).toEqual([]);
  });

  it('contains no registry URLs', () => {
    expect(registryAddresses(lock)).toEqual([]);
  });

  it('has the versions that package.json requires', () => {
    const manifest = readJson<Record<string, unknown>>('package.json');
    const root = lock.packages[''] as unknown as Record<string, unknown>;
    expect([root['dependencies'], root['devDependencies']]).toEqual([
      manifest['dependencies'],
      manifest['devDependencies'],
    ]);
  });
});

describe('completing a lock', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/a': {
        dev: true,
        optionalDependencies: { 'a-linux-x64-gnu': '1.0.0', 'a-win32-arm64': '~1.0.0' },
      },
      'node_modules/a-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/b/node_modules/c': {
        optionalDependencies: { 'c-darwin-x64': '2.0.0', 'd-aix-ppc64': '3.0.0' },
      },
      'node_modules/b/node_modules/d-aix-ppc64': { version: '3.0.0' },
    },
  };

  it('finds what is missing beside the package and in parent folders', () => {
    expect(missingOptionals(lock).map(({ name }) => name)).toEqual(['a-win32-arm64', 'c-darwin-x64']);
  });

  it('adds an entry that is installed only on its platform', () => {
    const { packages } = completeLock(lock);
    expect(packages['node_modules/a-win32-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    });
    expect(Object.keys(packages).slice(0, 3)).toEqual(['', 'node_modules/a', 'node_modules/a-linux-x64-gnu']);
    expect(missingOptionals({ packages })).toEqual([]);
  });

  it('keeps everything else', () => {
    expect(completeLock(lock).packages).toMatchObject(lock.packages);
  });

  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@unrs/resolver-binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
    ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('rejects a name without a platform', () => {
    expect(() => platformOf('bufferutil')).toThrow('Cannot derive a platform');
  });

  it('detects a registry URL, not a link to a folder', () => {
    const packages = { a: { resolved: 'http://mirror/a.tgz' }, b: { resolved: 'shell', link: true } };
    expect(registryAddresses({ packages })).toEqual(['http://mirror/a.tgz']);
  });
});
