import { assemble } from './assemble.ts';
import { buildPackages, buildPortal } from './build-portal.ts';
import { runBuilds } from './run-builds.ts';

jest.mock('./assemble.ts', () => ({
  SITE: '/portal',
  DEMONSTRATION_SITE: '/demonstration',
  assemble: jest.fn(),
}));
jest.mock('./run-builds.ts', () => ({ runBuilds: jest.fn(() => Promise.resolve({ cached: 4 })) }));
jest.mock('./with-lock.ts', () => ({ withLock: (work: () => Promise<void>) => work() }));

const ALL = ['shell', 'mf-public', 'mf-patient', 'mf-professional', 'mf-admin'];

afterEach(() => jest.clearAllMocks());

it('assembles a portal of one variant, with every package built from the present sources', async () => {
  const lines: string[] = [];
  expect(await buildPortal({ demonstration: true, log: (line) => lines.push(line) })).toBe('/demonstration');
  expect(runBuilds).toHaveBeenCalledWith(ALL, { demonstration: true });
  expect(assemble).toHaveBeenCalledWith('/demonstration');
  expect(lines).toEqual(['1 built, 4 unchanged']);
});

it('assembles nothing after a failed build', async () => {
  jest.mocked(runBuilds).mockRejectedValueOnce(new Error('no'));
  await expect(buildPortal({ demonstration: false })).rejects.toThrow('no');
  expect(assemble).not.toHaveBeenCalled();
});

it('assembles no portal of packages that are built alone', async () => {
  await buildPackages(['mf-patient'], { demonstration: false });
  expect(runBuilds).toHaveBeenCalledWith(['mf-patient'], { demonstration: false });
  expect(assemble).not.toHaveBeenCalled();
  await expect(buildPackages(['mf-nobody'])).rejects.toThrow('There is no page package mf-nobody');
});
