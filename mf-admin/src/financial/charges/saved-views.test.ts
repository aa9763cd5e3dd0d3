import { filterOf, queryOf, viewOf } from './saved-views';

describe('a saved view', () => {
  it('keeps filters in one order, and neither search nor page', () => {
    expect(viewOf(new URLSearchParams('meio=pix&busca=ana&depois=x&sempre=&estado=paid'))).toBe(
      'estado=paid&sempre=&meio=pix',
    );
    expect(viewOf(new URLSearchParams('cobranca=x'))).toBe('');
  });

  it('is the same after it was stored, whatever the order of its parts', () => {
    expect(filterOf('estado=expired&hoje=&de=1.000%2C50')).toEqual({
      estado: 'expired',
      hoje: '',
      de: '1.000,50',
    });
    expect(queryOf({ de: '1.000,50', hoje: '', estado: 'expired' })).toBe(
      'estado=expired&hoje=&de=1.000%2C50',
    );
    expect(queryOf(null)).toBe('');
  });
});
