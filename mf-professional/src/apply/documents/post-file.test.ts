import { AppError } from 'shared-domain/errors';
import { postFile, type FilePost } from './post-file';

/** A request that does nothing by itself. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  opened: readonly string[] = [];
  sent: unknown = null;
  status = 200;
  responseText = '{}';
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = real;
});

const file = new File(['%PDF-1.7'], 'diploma.pdf');
function post(change: Partial<FilePost> = {}) {
  const progress: number[] = [];
  const controller = new AbortController();
  const answer = postFile({
    address: 'https://portal.example/storage/v1/object/a/b.pdf',
    headers: { 'content-type': 'application/pdf' },
    file,
    signal: controller.signal,
    onProgress: (percent) => progress.push(percent),
    ...change,
  });
  return { answer, progress, controller, request: FakeRequest.last };
}

describe('posting a file', () => {
  it('reports progress in whole percents and returns the response', async () => {
    const { answer, progress, request } = post();
    expect(request.opened).toEqual(['POST', 'https://portal.example/storage/v1/object/a/b.pdf']);
    expect(request.headers).toEqual({ 'content-type': 'application/pdf' });
    expect(request.sent).toBe(file);
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    request.upload.onprogress?.({ loaded: 1, total: 3 });
    request.upload.onprogress?.({ loaded: 3, total: 3 });
    expect(progress).toEqual([33, 100]);
    request.onload?.();
    await expect(answer).resolves.toEqual({ status: 200, body: '{}' });
  });

  it.each([
    ['onerror', 'network'],
    ['ontimeout', 'timeout'],
  ] as const)('fails without a response: %s', async (event, code) => {
    const { answer, request } = post();
    request[event]?.();
    await expect(answer).rejects.toEqual(new AppError(code));
  });

  it('can be aborted while in flight', async () => {
    const { answer, controller } = post();
    controller.abort();
    await expect(answer).rejects.toEqual(new AppError('aborted'));
  });

  it('sends nothing if it was aborted before', async () => {
    const { answer, request } = post({ signal: AbortSignal.abort() });
    await expect(answer).rejects.toEqual(new AppError('aborted'));
    expect(request.sent).toBeNull();
  });
});
