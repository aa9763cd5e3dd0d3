import { unusedExports } from './unused-exports.ts';

/** What something other than an import reaches: webpack and its replacements, programs outside. */
const ENTRIES = [
  /^(mf-[^/]+|shell)\/src\/prerender\.tsx$/,
  /^embedded-backend\/src\/((node|browser)\/)?index\.ts$/,
  /^tools\/webpack\/(browser|node)\//,
  /^lab\/bench\/pages\/single-page\/(area-slot|load-area)\.tsx?$/,
  /^supabase\/functions\/functions\.ts$/,
  // Loaded by their names: tools/cli.ts, lab/cli.ts.
  /^(tools\/commands|lab\/\w+)\/[\w-]+\.ts$/,
  // The hashes stand for the texts that people accepted: tests hold texts and database to them.
  /^shared-domain\/src\/consents\.ts$/,
];

it('exports nothing that nobody imports', () => {
  expect(unusedExports((file) => ENTRIES.some((entry) => entry.test(file)))).toEqual([]);
});

it('would see one: an entry file that counts as any other', () => {
  expect(unusedExports(() => false)).toEqual(
    expect.arrayContaining([
      'shell/src/prerender.tsx: prerendered',
      'shared-domain/src/consents.ts: CONSENT_HASHES',
    ]),
  );
});
