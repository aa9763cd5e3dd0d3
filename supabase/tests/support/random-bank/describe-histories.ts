import { startApiPix, type ApiPixStage } from '../../payments/api-pix-stage.ts';
import { onEveryDatabase } from '../database.ts';
import { deedsIn, historySeeds } from '../histories.ts';
import { dice } from '../random-times/dice.ts';
import { runHistory } from './history.ts';
import { portalOver } from './portal.ts';

/** One history in four also pays out. */
const hasPayouts = (seed: number) => seed % 4 === 3;

/** Declares one half of the histories, with as many payouts as the other: two workers share them. */
export function describeHistories(half: 0 | 1): void {
  const seeds = historySeeds().filter((seed) => Math.floor(seed / 4) % 2 === half);
  describe('random histories with the double of a bank that fails, and a process that is killed', () => {
    let stage: ApiPixStage;
    afterEach(() => stage.stop());

    onEveryDatabase((database) => {
      test.each(seeds)('lose no centavo (%i)', async (seed) => {
        const throws = dice(seed);
        const { oneOf } = throws;
        stage = await startApiPix({
          repeatedRefund: oneOf(['same', 'refused']),
          brCode: oneOf(['sent', 'sent', 'missing', 'corrupt']),
        });
        await runHistory({
          database,
          stage,
          portal: portalOver(database, stage),
          throws,
          // Paying out takes many deeds, one after another.
          deeds: deedsIn(seed, hasPayouts(seed) ? 20 : 5),
          deaths: 4,
          hasPayouts: hasPayouts(seed),
        });
      });
    });
  });
}
