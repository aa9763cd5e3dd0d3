import { AppError, toFunctionError } from '../errors';

const httpError = (context: unknown) =>
  Object.assign(new Error('non-2xx'), { name: 'FunctionsHttpError', context });

describe('the error of an edge function', () => {
  it('has the code of its response', async () => {
    const answer = Response.json(
      { success: false, code: 'fee_conflict', error: 'Changed.' },
      { status: 409 },
    );
    const error = await toFunctionError(httpError(answer));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'fee_conflict', details: 'Changed.' });
  });

  it.each([
    ['a response that is not JSON', httpError(new Response('<html>', { status: 502 })), 'unexpected'],
    ['a response without a code', httpError(Response.json({ message: 'no' }, { status: 500 })), 'unexpected'],
    [
      'no response',
      Object.assign(new Error('Failed to send'), { name: 'FunctionsFetchError', context: {} }),
      'network',
    ],
    ['something else', null, 'unexpected'],
  ])('is converted by toAppError for %s', async (_name, thrown, code) => {
    expect(await toFunctionError(thrown)).toMatchObject({ code });
  });
});
