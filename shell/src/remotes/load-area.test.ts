import type * as Loader from './load-area';

const registerArea = jest.fn();
const loadExposed = jest.fn<Promise<unknown>, [string]>();
const readRemotes = jest.fn();

const remote = (more: object = {}) => ({
  name: 'mf-patient',
  version: '0.1.0',
  contract: '1.4.0',
  message: null,
  entry: '/mf/mf-patient/0.1.0/mf-manifest.json',
  integrity: {},
  routes: [],
  enabled: true,
  ...more,
});
const step = () => Promise.resolve();
const area = { name: 'mf-patient', bootstrap: step, mount: step, unmount: step };

let loader: typeof Loader;

beforeEach(async () => {
  jest.resetModules();
  for (const mock of [registerArea, loadExposed, readRemotes]) mock.mockReset();
  jest.doMock('./federation', () => ({ registerArea, loadExposed }));
  jest.doMock('./remotes-file', () => ({ readRemotes }));
  loader = await import('./load-area');
  readRemotes.mockResolvedValue([remote()]);
  loadExposed.mockResolvedValue(area);
});

describe('loading an area', () => {
  it('loads it once for repeated requests', async () => {
    const [first, second] = await Promise.all([loader.loadArea('mf-patient'), loader.loadArea('mf-patient')]);
    expect(first).toBe(area);
    expect(second).toBe(area);
    expect(await loader.loadArea('mf-patient')).toBe(area);
    expect(loadExposed).toHaveBeenCalledTimes(1);
    expect(registerArea).toHaveBeenCalledWith(remote(), false);
  });

  it.each([
    ['is not published', [], area, 'switched-off'],
    ['is switched off', [remote({ enabled: false })], area, 'switched-off'],
    ['was built for another contract', [remote({ contract: '2.0.0' })], area, 'other-contract'],
    ['declares no contract', [remote({ contract: 'undefined' })], area, 'other-contract'],
    ['exposes nothing', [remote()], null, 'unreachable'],
    ['exposes something else', [remote()], { ...area, mount: 'yes' }, 'unreachable'],
  ])('refuses an area that %s', async (_why, remotes, exposed, fault) => {
    readRemotes.mockResolvedValue(remotes);
    loadExposed.mockResolvedValue(exposed);
    await expect(loader.loadArea('mf-patient')).rejects.toMatchObject({ name: 'AreaError', fault });
  });

  it("passes on the team's message while the area is switched off, and runs none of its code", async () => {
    readRemotes.mockResolvedValue([remote({ enabled: false, message: 'Voltamos às 9h.' })]);
    await expect(loader.loadArea('mf-patient')).rejects.toMatchObject({ note: 'Voltamos às 9h.' });
    readRemotes.mockResolvedValue([remote({ contract: '2.0.0' })]);
    await expect(loader.reloadArea('mf-patient')).rejects.toMatchObject({ fault: 'other-contract' });
    expect(loadExposed).not.toHaveBeenCalled();
  });

  it('times out after ten seconds', async () => {
    jest.useFakeTimers();
    loadExposed.mockReturnValue(new Promise(() => undefined));
    const refused = expect(loader.loadArea('mf-patient')).rejects.toMatchObject({ fault: 'unreachable' });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(registerArea).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await refused;
    jest.useRealTimers();
  });

  it('retries after a failure and replaces the registration', async () => {
    loadExposed.mockRejectedValueOnce(new Error('404'));
    await expect(loader.loadArea('mf-patient')).rejects.toThrow('404');
    expect(await loader.loadArea('mf-patient')).toBe(area);
    expect(registerArea).toHaveBeenLastCalledWith(remote(), true);
  });

  it('requests files again after a failed preload when the area is reloaded', async () => {
    await loader.loadArea('mf-patient');
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const request = 'https://portal.example/mf/mf-patient/0.1.0/1.js';
    const facts = { name: 'ChunkLoadError', request };
    const gone = Object.assign(new Error('Loading chunk 1 failed.'), facts);
    loadExposed.mockRejectedValueOnce(gone);
    expect(await loader.reloadArea('mf-patient')).toBe(area);
    // Bypasses the browser's cached copy, which may be damaged.
    expect(asked.mock.calls).toEqual([[request, expect.objectContaining({ cache: 'reload' })]]);
    loadExposed.mockRejectedValue(gone);
    await expect(loader.reloadArea('mf-patient')).rejects.toThrow('Loading chunk 1 failed.');
  });

  it('reads the list again after it could not be read', async () => {
    readRemotes.mockRejectedValueOnce(new Error('500'));
    await expect(loader.loadArea('mf-patient')).rejects.toMatchObject({ fault: 'unreachable' });
    expect(await loader.loadArea('mf-patient')).toBe(area);
  });

  it('reads a fresh list on reload', async () => {
    await loader.loadArea('mf-patient');
    readRemotes.mockResolvedValue([remote({ version: '0.2.0', entry: '/new' })]);
    await loader.reloadArea('mf-patient');
    expect(readRemotes).toHaveBeenLastCalledWith('reload');
    expect(registerArea).toHaveBeenLastCalledWith(remote({ version: '0.2.0', entry: '/new' }), true);
  });

  it('detects that a newer version has been published', async () => {
    await loader.loadArea('mf-patient');
    expect(await loader.isOutdated('mf-patient')).toBe(false);
    readRemotes.mockResolvedValue([remote({ version: '0.2.0' })]);
    expect(await loader.isOutdated('mf-patient')).toBe(true);
  });

  it('loads an area anew after another version was published, or it was off, and not otherwise', async () => {
    await loader.loadArea('mf-patient');
    await loader.lookForChanges();
    expect(readRemotes).toHaveBeenLastCalledWith('no-cache');
    await loader.loadArea('mf-patient');
    expect(loadExposed).toHaveBeenCalledTimes(1);
    readRemotes.mockResolvedValue([remote({ version: '0.2.0' })]);
    await loader.lookForChanges();
    await loader.loadArea('mf-patient');
    expect(registerArea).toHaveBeenLastCalledWith(remote({ version: '0.2.0' }), true);
    expect(loader.versionOf('mf-patient')).toBe('0.2.0');
    readRemotes.mockResolvedValue([remote({ version: '0.2.0', enabled: false })]);
    await loader.lookForChanges();
    await expect(loader.loadArea('mf-patient')).rejects.toMatchObject({ fault: 'switched-off' });
  });
});
