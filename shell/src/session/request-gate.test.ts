import { createRequestGate } from './request-gate';

/** A request that is answered when the test says so, or fails when it is aborted. */
function slowRequest() {
  let answer = () => undefined as void;
  const send = jest.fn(
    (signal: AbortSignal) =>
      new Promise<Response>((resolve, reject) => {
        answer = () => resolve(new Response('data'));
        const abort = () => reject(signal.reason as Error);
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort);
      }),
  );
  return { send, answer: () => answer() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('finishes the requests under way before the task, and sends later ones after it', async () => {
  const gate = createRequestGate();
  const [before, during] = [slowRequest(), slowRequest()];
  const first = gate.pass(before.send);
  const task = jest.fn(() => Promise.resolve('done'));
  const run = gate.between(task);
  const second = gate.pass(during.send);
  await settle();
  expect(task).not.toHaveBeenCalled();
  before.answer();
  expect((await first).ok).toBe(true);
  expect(during.send).not.toHaveBeenCalled();
  expect(await run).toBe('done');
  await settle();
  during.answer();
  expect((await second).ok).toBe(true);
});

it('aborts the waiting requests if the session has ended, and sends the next ones', async () => {
  const gate = createRequestGate();
  const [during, after] = [slowRequest(), slowRequest()];
  const run = gate.between(
    () => Promise.resolve(true),
    (isEnded) => isEnded,
  );
  const waiting = gate.pass(during.send);
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await run;
  expect(during.send).not.toHaveBeenCalled();
  const next = gate.pass(after.send);
  after.answer();
  expect((await next).ok).toBe(true);
});

it('sends the waiting requests after a task that failed', async () => {
  const gate = createRequestGate();
  const during = slowRequest();
  const run = gate.between(
    () => Promise.reject(new Error('no answer')),
    () => true,
  );
  const waiting = gate.pass(during.send);
  await expect(run).rejects.toThrow('no answer');
  await settle();
  during.answer();
  expect((await waiting).ok).toBe(true);
});

it('runs one task at a time', async () => {
  const gate = createRequestGate();
  let end = () => undefined as void;
  const first = gate.between(() => new Promise<void>((resolve) => (end = resolve)));
  const task = jest.fn(() => Promise.resolve());
  const second = gate.between(task);
  await settle();
  expect(task).not.toHaveBeenCalled();
  end();
  await first;
  await second;
  expect(task).toHaveBeenCalledTimes(1);
});

describe('a request that takes too long', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is waited for no longer, and goes on unless the session ended', async () => {
    const gate = createRequestGate();
    const slow = slowRequest();
    const answer = gate.pass(slow.send);
    const task = jest.fn(() => Promise.resolve(false));
    const run = gate.between(task, (isEnded) => isEnded);
    await jest.advanceTimersByTimeAsync(2900);
    expect(task).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(await run).toBe(false);
    slow.answer();
    expect((await answer).ok).toBe(true);
  });

  it('is aborted if the session ended', async () => {
    const gate = createRequestGate();
    const refused = expect(gate.pass(slowRequest().send)).rejects.toMatchObject({ name: 'AbortError' });
    const run = gate.between(
      () => Promise.resolve(true),
      (isEnded) => isEnded,
    );
    await jest.advanceTimersByTimeAsync(3100);
    await refused;
    expect(await run).toBe(true);
  });
});

describe('a task without a result', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = () => new Promise<never>(() => undefined);

  it('fails at its time limit, and the waiting requests are sent', async () => {
    const gate = createRequestGate();
    let limit: AbortSignal | undefined;
    const run = gate.between((signal) => {
      limit = signal;
      return never();
    });
    const failed = expect(run).rejects.toMatchObject({ name: 'TimeoutError' });
    const during = slowRequest();
    const waiting = gate.pass(during.send);
    await jest.advanceTimersByTimeAsync(14_900);
    expect(during.send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await failed;
    expect(limit?.aborted).toBe(true);
    during.answer();
    expect((await waiting).ok).toBe(true);
  });

  it('does not keep a request waiting beyond the limit of its caller', async () => {
    const gate = createRequestGate();
    const run = gate.between(never);
    run.catch(() => undefined);
    const caller = new AbortController();
    const during = slowRequest();
    const waiting = expect(gate.pass(during.send, caller.signal)).rejects.toThrow('20 s');
    await jest.advanceTimersByTimeAsync(100);
    caller.abort(new Error('20 s'));
    await waiting;
    expect(during.send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(15_000);
  });
});

it('aborts a request that its caller no longer needs, also while its body is read', async () => {
  const gate = createRequestGate();
  const caller = new AbortController();
  let given: AbortSignal | undefined;
  await gate.pass((signal) => {
    given = signal;
    return Promise.resolve(new Response('data'));
  }, caller.signal);
  caller.abort();
  expect(given?.aborted).toBe(true);
  const late = gate.pass(slowRequest().send, caller.signal);
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
});
