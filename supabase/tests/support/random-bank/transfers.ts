import type { World } from './world.ts';

/** An admin transfers what an approved batch still owes, once each. */
export async function transferAll({ database, stage, transfers }: World, batch: string): Promise<void> {
  const due = await database.as<{ line_id: string; amount_cents: number }>(
    'admin',
    'select line_id, amount_cents from public.export_payouts($1)',
    [batch],
  );
  for (const { line_id: lineId, amount_cents: cents } of due)
    if (!transfers?.some((made) => made.lineId === lineId))
      transfers?.push({ lineId, transferId: stage.served.bank.transfer(cents), isBack: false });
}

/**
 * The admins note every transfer and what came back of them.
 * @throws if the portal refuses one
 */
export async function noteTransfers({ database, transfers }: World): Promise<void> {
  const note = (call: string, ...parameters: readonly unknown[]) =>
    database.as('admin', `select public.${call}`, parameters).catch((error: unknown) => {
      throw new Error(`A transfer cannot be noted: ${String(error)}`);
    });
  for (const { lineId, transferId, isBack } of transfers ?? []) {
    const [line] = await database.owner<{ batch_id: string; state: string }>(
      'select batch_id, state from private.payout_lines where id = $1',
      [lineId],
    );
    const proof = JSON.stringify([{ line_id: lineId, e2eid: transferId }]);
    if (line?.state === 'ready') await note('mark_payouts_paid($1, $2)', line.batch_id, proof);
    if (isBack && line?.state !== 'returned') await note(`return_payout($1, 'Conta encerrada')`, lineId);
  }
}
