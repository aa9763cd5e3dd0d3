import { AppError, exactlyOne } from '../errors';

describe('the proof of a write', () => {
  it('is the single returned row', () => {
    expect(exactlyOne([{ id: 1 }])).toEqual({ id: 1 });
  });

  it.each([null, [], [{ id: 1 }, { id: 2 }]])('is missing in %j', (rows) => {
    expect(() => exactlyOne(rows)).toThrow(AppError);
    expect(() => exactlyOne(rows)).toThrow(expect.objectContaining({ code: 'row_expected' }));
  });
});
