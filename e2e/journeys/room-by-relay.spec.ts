import { expect, test } from '../fixtures.ts';
import { expectMedia, mediaOf, withFakeDevices } from '../support/media.ts';
import { admit, duringConsultation, enter, openRoom } from '../support/room.ts';
import { findTurnServer } from '../support/turn-server.ts';

test.skip(findTurnServer() === null, 'needs coturn');

const DAY_MS = 24 * 60 * 60 * 1000;

/** coturn has the machine's clock, and refuses credentials that have expired by it. */
const TOMORROW = `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T13:00:00Z`;

test.use({ as: 'patient', withRelay: true, instant: TOMORROW, launchOptions: withFakeDevices() });

test('sound and pictures go through the TURN server alone', async ({ page, portal, openAs }) => {
  test.slow();
  const now = await duringConsultation(portal);
  await portal.control('clock', now.toISOString());
  try {
    const professional = await openAs('professional');
    for (const each of [page, professional]) {
      await openRoom(each, now);
      await enter(each);
    }
    await admit(professional);
    await expectMedia(page, professional);
    for (const each of [page, professional])
      expect((await mediaOf(each)).candidates).toEqual(['relay', 'relay']);
  } finally {
    await portal.control('clock');
  }
});
