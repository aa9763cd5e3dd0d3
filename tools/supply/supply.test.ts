import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { billOfMaterials, packageUrl } from './bill-of-materials.ts';
import { UNMODIFIED, licenceList, licencesOf, refusedLicences, type Lock } from './licences.ts';
import { licenceTexts } from './licence-texts.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;

it('pins every dependency to an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

describe('the licences of the packages', () => {
  const licensed = licencesOf(lock);

  it('are all known and permissive, except for the named data and test packages', () => {
    expect(refusedLicences(licensed)).toEqual([]);
    expect(licensed.length).toBeGreaterThan(1000);
  });

  it('match docs/licences.md (npm run licences writes it)', () => {
    expect(read('docs/licences.md')).toBe(licenceList(licensed));
  });

  it('in the browser packages match the lock', () => {
    const portal = licensed.filter(({ isPortal, name }) => isPortal && lock.packages[`node_modules/${name}`]);
    const named = portal.map(({ name }) => {
      const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as { license?: string };
      return [name, license];
    });
    const locked = portal.map(({ name }) => [name, lock.packages[`node_modules/${name}`]?.license]);
    expect(named).toEqual(locked);
  });

  it('are rejected when unknown, copyleft, or an exception that is part of the portal', () => {
    const entries = {
      'node_modules/free': { version: '1.0.0', license: '(MIT OR CC0-1.0)' },
      'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' },
      'node_modules/strong': { version: '1.0.0', license: 'AGPL-3.0-or-later', dev: true },
      'node_modules/silent': { version: '1.0.0' },
      'node_modules/dependent': {
        version: '1.0.0',
        license: 'ISC',
        optionalDependencies: { 'dependent-linux-x64': '1' },
      },
      'node_modules/dependent-linux-x64': { version: '1.0.0' },
      'node_modules/axe-core': { version: '4.0.0', license: 'MPL-2.0' },
      'node_modules/@axe-core/playwright': { version: '4.0.0', license: 'MPL-2.0', dev: true },
    };
    const refused = refusedLicences(licencesOf({ packages: entries })).map(({ name }) => name);
    expect(refused).toEqual(['axe-core', 'both', 'silent', 'strong']);
  });

  it('have no unused exception', () => {
    for (const [name, licence] of Object.entries(UNMODIFIED))
      expect(licensed).toContainEqual(expect.objectContaining({ name, licence, isPortal: false }));
  });
});

describe('the software bill of materials', () => {
  it('lists every package of the lock, each version once, without network access', async () => {
    const bill = await billOfMaterials(REPOSITORY);
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'vinculo']);
    const urls = bill.components.map(({ purl }) => purl);
    const locked = licencesOf(lock).map(({ name, version }) => packageUrl(name, version));
    expect(locked.filter((url) => !urls.includes(url))).toEqual([]);
    expect(new Set(urls).size).toBe(urls.length);
  }, 60_000);
});

it('includes the license texts', () => {
  const texts = licenceTexts();
  for (const notice of ['Copyright (c) Meta Platforms, Inc.', 'Lucide', 'single-spa', 'Apache License'])
    expect(texts).toContain(notice);
});
