import { missingChunk, refetch, reloadOnce } from './stale-chunk';

const reload = jest.fn();
const page = { reload };
const newer = () => Promise.resolve(true);

beforeEach(() => reload.mockReset());

describe('a missing file', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError', request: '/a.js' }), '/a.js'],
    [Object.assign(new Error('y'), { code: 'CSS_CHUNK_LOAD_FAILED', request: '/a.css' }), '/a.css'],
    [Object.assign(new Error('z'), { name: 'ChunkLoadError' }), 'z'],
    [new Error('other'), null],
    [null, null],
    ['text', null],
  ])('is distinguished from other errors: %s', (error, file) => {
    expect(missingChunk(error)).toBe(file);
  });

  it('is fetched again with a timeout', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const silence = jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_file, init) =>
        new Promise((_answer, refuse) => {
          init?.signal?.addEventListener('abort', () => refuse(new DOMException('', 'TimeoutError')));
        }),
    );
    const fetched = refetch('/a.js');
    expect(timeout).toHaveBeenCalledWith(10_000);
    limit.abort();
    await expect(fetched).resolves.toBeUndefined();
    timeout.mockRestore();
    silence.mockRestore();
  });

  it('reloads the page once per file when a newer version was published', async () => {
    expect(await reloadOnce('/a.js', newer, page)).toBe(true);
    expect(await reloadOnce('/a.js', newer, page)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadOnce('/b.js', newer, page)).toBe(true);
  });

  it('does not reload when there is no newer version or the check fails', async () => {
    expect(await reloadOnce('/a.js', () => Promise.resolve(false), page)).toBe(false);
    expect(await reloadOnce('/a.js', () => Promise.reject(new Error('offline')), page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without storage, to avoid a loop', async () => {
    const memory = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(await reloadOnce('/a.js', newer, page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    memory.mockRestore();
  });
});
