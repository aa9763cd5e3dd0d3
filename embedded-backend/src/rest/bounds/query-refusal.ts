/** The refusal of a query above a limit: a response in PostgREST's format, thrown through lite. */
export class QueryRefusal extends Error {
  override readonly name = 'QueryRefusal';
  readonly #status: number;
  readonly #code: string;
  readonly #details: string;

  constructor(message: string, details: string, { status = 400, code = 'PGRST100' } = {}) {
    super(message);
    this.#status = status;
    this.#code = code;
    this.#details = details;
  }

  getResponse(): Response {
    const body = { code: this.#code, details: this.#details, hint: null, message: this.message };
    return Response.json(body, { status: this.#status });
  }
}

/** Refuses a query above one of the limits. */
export const tooMuch = (what: string, most: number): QueryRefusal =>
  new QueryRefusal('the query asks for too much', `At most ${most} ${what} are allowed.`);
