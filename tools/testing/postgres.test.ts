import { ensurePostgres } from './postgres.ts';

const none = () => {
  throw new Error('PostgreSQL 15 or newer was not found.');
};

describe('PostgreSQL for the tests', () => {
  it('is downloaded when the pinned version is missing', () => {
    const get = jest.fn();
    expect(ensurePostgres({ exists: () => false, get, find: () => '/programs' })).toBeNull();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is not downloaded again', () => {
    const get = jest.fn();
    expect(ensurePostgres({ exists: () => true, get, find: () => '/programs' })).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  it("falls back to the machine's own when npm has none", () => {
    const get = () => null;
    expect(ensurePostgres({ exists: () => false, get, find: () => '/usr/lib/postgresql/17/bin' })).toBeNull();
  });

  it('is reported missing with instructions', () => {
    const get = () => null;
    expect(ensurePostgres({ exists: () => false, get, find: none })).toContain('was not found');
  });
});
