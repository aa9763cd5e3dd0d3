/** A response that ends a function early: a status, a stable code, and plain English for developers. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }

  answer(): Response {
    return Response.json({ success: false, code: this.code, error: this.message }, { status: this.status });
  }
}
