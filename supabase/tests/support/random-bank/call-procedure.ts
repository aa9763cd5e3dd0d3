/** Procedures that return rows. */
const TABLES: ReadonlySet<string> = new Set(['claim_provider_calls', 'claim_webhooks']);

/** Runs a statement as the service. */
export type AsService = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** Answers a request to the data API by calling its procedure. */
export async function callProcedure(asService: AsService, request: Request): Promise<Response> {
  const procedure = request.url.split('/').at(-1) ?? '';
  const parameters = (await request.json()) as Readonly<Record<string, unknown>>;
  const names = Object.keys(parameters).map((name, at) => `"${name}" => $${at + 1}`);
  const values = Object.values(parameters).map((one) =>
    typeof one === 'object' && one !== null ? JSON.stringify(one) : one,
  );
  const from = `public.${procedure}(${names.join(', ')})`;
  try {
    if (TABLES.has(procedure)) return Response.json(await asService(`select * from ${from}`, values));
    const [row] = (await asService(`select ${from} as answer`, values)) as { answer: unknown }[];
    return Response.json(row?.answer ?? null);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return Response.json({ code, message }, { status: 400 });
  }
}
