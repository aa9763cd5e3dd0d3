import fc from 'fast-check';
import { decideSend, RESEND_WAIT_SECONDS, SEND_ATTEMPTS, SEND_WINDOW_MINUTES } from './resend';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-26T12:00:00Z');
const before = (...minutes: number[]) => minutes.map((minute) => NOW - minute * MINUTE);

describe('requesting another code or link', () => {
  it('is allowed the first time', () => {
    expect(decideSend([], NOW)).toEqual({ kind: 'allowed' });
  });

  it('requires 60 seconds since the last one, counting down', () => {
    expect(decideSend([NOW], NOW)).toEqual({ kind: 'wait', seconds: 60 });
    expect(decideSend([NOW - 1], NOW)).toEqual({ kind: 'wait', seconds: 60 });
    expect(decideSend([NOW - 59_000], NOW)).toEqual({ kind: 'wait', seconds: 1 });
    expect(decideSend([NOW - 59_999], NOW)).toEqual({ kind: 'wait', seconds: 1 });
    expect(decideSend([NOW - 60_000], NOW)).toEqual({ kind: 'allowed' });
  });

  it('is allowed five times an hour', () => {
    expect(decideSend(before(50, 40, 30, 20), NOW)).toEqual({ kind: 'allowed' });
    expect(decideSend(before(50, 40, 30, 20, 10), NOW)).toEqual({ kind: 'limit' });
  });

  it('is allowed again when the first of the five is an hour old', () => {
    expect(decideSend(before(59.99, 40, 30, 20, 10), NOW)).toEqual({ kind: 'limit' });
    expect(decideSend(before(60, 40, 30, 20, 10), NOW)).toEqual({ kind: 'allowed' });
  });

  it('never allows more than five in an hour, or two within a minute', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20 * MINUTE }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (pauses) => {
        const sent: number[] = [];
        let now = NOW;
        for (const pause of pauses) {
          now += pause;
          if (decideSend(sent, now).kind === 'allowed') sent.push(now);
        }
        for (const [i, moment] of sent.entries()) {
          const next = sent[i + 1] ?? Infinity;
          const sixth = sent[i + SEND_ATTEMPTS] ?? Infinity;
          expect(next - moment).toBeGreaterThanOrEqual(RESEND_WAIT_SECONDS * 1000);
          expect(sixth - moment).toBeGreaterThanOrEqual(SEND_WINDOW_MINUTES * MINUTE);
        }
      }),
    );
  });
});
