import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { SessionJson } from 'embedded-backend';
import { PEOPLE } from 'embedded-backend/seed';
import type { StartedPortal } from '../../../tools/portal/open-portal.ts';
import { startPortal } from '../../../tools/portal/start-portal.ts';
import { findFullChromium } from '../../../tools/testing/browser.ts';
import { REPOSITORY } from '../../../tools/workspaces.ts';
import type { Scale } from '../../../supabase/tests/support/scale-sql.ts';
import { onScaledPostgres, type ScaledRows } from '../scaled-postgres.ts';
import { measureLists, type ListsFigures } from './measure-lists.ts';

export interface ScaledLists extends ListsFigures {
  readonly scale: Scale;
}

const REPORT = path.join(REPOSITORY, '.cache/bench/lists.json');

/**
 * Measures an admin's lists at scale in a browser, on PostgreSQL; also writes the figures to
 * .cache/bench/lists.json.
 */
export async function benchLists(rows: ScaledRows, log: (line: string) => void): Promise<ScaledLists> {
  const launch = findFullChromium();
  if (!launch)
    throw new Error('No full Chromium found to measure lists. Run `npx playwright install chromium`.');
  const measured = await onScaledPostgres(rows, log, (postgres) =>
    withPortal(postgres, log, async (portal) => {
      const browser = await chromium.launch(launch);
      try {
        return await measureLists(browser, portal.origin, await signIn(portal), log);
      } finally {
        await browser.close();
      }
    }),
  );
  const figures = { scale: rows.scale, ...measured };
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
}

async function withPortal<T>(
  postgres: string,
  log: (line: string) => void,
  work: (portal: StartedPortal) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-bench-'));
  try {
    const step = <Result>(label: string, run: () => Promise<Result>) => (log(label), run());
    const portal = await startPortal({
      port: 0,
      folder,
      postgres,
      fresh: false,
      deployment: 'demonstration',
      admin: null,
      backups: null,
      step,
    });
    try {
      return await work(portal);
    } finally {
      await portal.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn({ origin, publishableKey, demoPassword }: StartedPortal): Promise<SessionJson> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.beatriz.email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${PEOPLE.beatriz.email} could not sign in: ${answer.status}`);
  return (await answer.json()) as SessionJson;
}
