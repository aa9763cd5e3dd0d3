import { stopServer } from './global-setup.ts';

export default async function tearDown(): Promise<void> {
  await stopServer();
}
