import { FIRST_PAGE } from '../parts/paging/page';
import { isDigits, NO_FILTER, sortNamed, usersParams, usersStateFrom, type UsersState } from './users-state';

const state: UsersState = { ...NO_FILTER, sort: sortNamed(null), page: FIRST_PAGE };

describe('the state of the list of accounts', () => {
  it('has no parameters by default', () => {
    expect(usersParams(state).toString()).toBe('');
    expect(usersStateFrom(new URLSearchParams())).toEqual(state);
  });

  it.each(['acesso-antigo', 'novas', 'antigas'])('survives a round trip ordered by %s', (order) => {
    const full = usersStateFrom(
      new URLSearchParams(
        `busca=camila&papel=equipe&estado=bloqueada&desde=2026-10-01&ate=2026-10-31&ordem=${order}`,
      ),
    );
    expect(full).toMatchObject({ search: 'camila', role: 'admin', state: 'blocked', since: '2026-10-01' });
    expect(usersStateFrom(usersParams(full))).toEqual(full);
  });

  it('keeps a page that begins with accounts never seen', () => {
    const never = `depois=-infinity_00000000-0000-4000-8000-000000000001`;
    expect(usersParams(usersStateFrom(new URLSearchParams(never))).toString()).toBe(never);
  });

  it.each(['papel=rei', 'estado=feliz', 'desde=ontem', 'ate=2026-02-31', 'ordem=nome'])(
    'ignores %s',
    (query) => expect(usersStateFrom(new URLSearchParams(query))).toEqual(state),
  );
});

describe('what never reaches the address', () => {
  it.each(['529.982.247-25', '52998224725', '529', '529 982'])('%s', (text) =>
    expect(isDigits(text)).toBe(true),
  );
  it.each(['', 'ana', '06/123456', 'ana2@exemplo.com.br', '--'])('is not: "%s"', (text) =>
    expect(isDigits(text)).toBe(false),
  );
});
