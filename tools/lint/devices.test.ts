import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

const ASKS = /\b(getUserMedia|getDisplayMedia|enumerateDevices|selectAudioOutput)\b/;

it('only the room asks for camera, microphone or screen', () => {
  const asking = globSync('{shell,mf-*,shared-*}/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
    .filter((file) => !/node_modules|\.test\.|\/testing\//.test(file))
    .filter((file) => ASKS.test(readFileSync(path.join(REPOSITORY, file), 'utf8')));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((file) => !file.startsWith('mf-patient/src/room/'))).toEqual([]);
});
