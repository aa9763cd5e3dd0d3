import { command } from '../../tools/commands/command.ts';
import { soakCall } from './call.ts';
import { soak } from './soak.ts';

/** Maximum growth of the memory from the second quarter to the last. */
const GROWTH = 1.1;

export const run = command({
  help: `npm run soak [-- --minutes 60]

Sends requests to the embedded backend for a long time and watches its memory. Fails on an error other than a rate
limit, or when the memory after a garbage collection grows by more than a tenth.
With --call instead: a call in the room between two browsers with fake devices, over the last build. Prints CPU, memory
and bandwidth of each side every ten seconds. Linux only. With --disturbances, the call is disturbed so often instead
(reloads, cut sockets, ICE restarts, in the order of a seed), and the time of each recovery is printed.
  --call          a call in the room
  --disturbances <n>  with --call
  --seed <n>      of the disturbances (1)
  --minutes <n>   duration (60)
  --clients <n>   concurrent clients (10)
  --pause <ms>    between a response and the client's next request (200)
  --help          this text`,
  options: {
    call: { type: 'boolean', default: false },
    disturbances: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '10' },
    pause: { type: 'string', default: '200' },
  },
  run: async (values) => {
    const [minutes, clients, pauseMs] = [
      Number(values.minutes),
      Number(values.clients),
      Number(values.pause),
    ];
    if (!(minutes > 0) || !(clients >= 1) || !(pauseMs >= 0)) return false;
    if (values.call) {
      const [disturbances, seed] = [Number(values.disturbances), Number(values.seed)];
      if (!(disturbances >= 0) || !Number.isInteger(seed)) return false;
      await soakCall({ minutes, disturbances, seed, log: (line) => console.log(line) });
      return true;
    }
    const figures = await soak({ minutes, clients, pauseMs, log: (line) => console.log(line) });
    const { heap, external } = figures.growth;
    console.log(
      `\n${figures.answers} answers, ${figures.limited} limited, ${figures.failures} failed; ` +
        `heap × ${heap.toFixed(3)}, outside × ${external.toFixed(3)} (limit × ${GROWTH})`,
    );
    if (figures.failures > 0 || heap > GROWTH || external > GROWTH) process.exitCode = 1;
    return true;
  },
});
