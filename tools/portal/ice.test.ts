import { explain } from '../commands/explain.ts';
import { iceOf } from './ice.ts';

describe('the servers of video calls at start', () => {
  it('are none without their settings', () => {
    expect(iceOf({ PATH: '/bin' })).toMatchObject({ stunUrls: [], turnUrls: [] });
  });

  it('stop the start when they are wrong, with what to correct', () => {
    const open = () => iceOf({ TURN_URLS: 'turn:turn.example', TURN_SECRET: 'do-not-print-me' });
    expect(open).toThrow('TURN_SECRET needs at least 32 characters.');
    expect(open).not.toThrow(/do-not-print-me/);
    try {
      open();
    } catch (error) {
      expect(explain(error, 4300)).toMatch(/docs\/deploy\.md/);
    }
  });
});
