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
  const told: number[] = [];
  const controller = new AbortController();
  const answer = postFile({
    address: 'https://portal.example/storage/v1/object/a/b.pdf',
    headers: { 'content-type': 'application/pdf' },
    file,
    signal: controller.signal,
    onProgress: (percent) => told.push(percent),
    ...change,
  });
  return { answer, told, controller, request: FakeRequest.last };
}

describe('a posted file', () => {
  it('tells how far it is, in whole percents, and what was answered', async () => {
    const { answer, told, request } = post();
    expect(request.opened).toEqual(['POST', 'https://portal.example/storage/v1/object/a/b.pdf']);
    expect(request.headers).toEqual({ 'content-type': 'application/pdf' });
    expect(request.sent).toBe(file);
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    request.upload.onprogress?.({ loaded: 1, total: 3 });
    request.upload.onprogress?.({ loaded: 3, total: 3 });
    expect(told).toEqual([33, 100]);
    request.onload?.();
    await expect(answer).resolves.toEqual({ status: 200, body: '{}' });
  });

  it.each([
    ['onerror', 'network'],
    ['ontimeout', 'timeout'],
  ] as const)('fails when no answer comes: %s', async (event, code) => {
    const { answer, request } = post();
    request[event]?.();
    await expect(answer).rejects.toEqual(new AppError(code));
  });

  it('can be called off on its way', async () => {
    const { answer, controller } = post();
    controller.abort();
    await expect(answer).rejects.toEqual(new AppError('aborted'));
  });

  it('is not sent at all when it was called off before', async () => {
    const { answer, request } = post({ signal: AbortSignal.abort() });
    await expect(answer).rejects.toEqual(new AppError('aborted'));
    expect(request.sent).toBeNull();
  });
});
