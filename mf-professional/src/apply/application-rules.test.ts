import { applicationFaults } from './application-rules';
import type { Draft } from './draft';

const GOOD: Draft = {
  fullName: 'Camila Ribeiro',
  email: 'camila@exemplo.com.br',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  cnpj: '',
  city: 'Campinas',
  state: 'SP',
  profession: 'psychologist',
  formOfAddress: 'neutral',
  registration: 'CRP 06/123456',
  specialties: [],
  bio: '',
  price: '50',
  documents: [],
};
const faults = (change: Partial<Draft>) => applicationFaults({ ...GOOD, ...change });

describe('application validation', () => {
  it('requires neither CPF, phone, CNPJ, place, specialties, bio nor documents', () => {
    expect(faults({ cpf: '', phone: '', city: '', state: '' })).toEqual({});
  });

  it.each(['fullName', 'email', 'registration', 'price'] as const)('requires %s', (field) => {
    expect(faults({ [field]: ' ' })).toEqual({ [field]: 'missing' });
  });

  it.each([
    [{ fullName: 'x'.repeat(121) }, { fullName: 'name-too-long' }],
    [{ bio: '🙂'.repeat(4001) }, { bio: 'bio-too-long' }],
    [{ email: 'camila@' }, { email: 'email-invalid' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'cpf-invalid' }],
    [{ phone: '(11) 1234' }, { phone: 'phone-invalid' }],
    [{ cnpj: '11.222.333/0001-80' }, { cnpj: 'cnpj-invalid' }],
    [{ state: 'XX' }, { state: 'state-invalid' }],
    [{ state: 'S' }, { state: 'state-invalid' }],
    [{ state: '' }, { city: 'city-unknown' }],
    [{ profession: 'psychiatrist' }, { registration: 'registration-invalid' }],
    [{ bio: 'x'.repeat(4001) }, { bio: 'bio-too-long' }],
    [{ price: '1.234,56' }, { price: 'price-thousands' }],
    [{ price: '49,99' }, { price: 'price-out-of-range' }],
    [{ price: '1000,01' }, { price: 'price-out-of-range' }],
    [{ price: '99999999999' }, { price: 'price-out-of-range' }],
    [{ price: '1.000' }, { price: 'price-thousands' }],
    [{ price: '1.000,00' }, { price: 'price-thousands' }],
  ] as const)('%j is rejected: %j', (change, found) => {
    expect(faults(change)).toEqual(found);
  });

  it('counts characters as the server does', () => {
    expect(faults({ fullName: '🙂'.repeat(120), bio: ` ${'🙂'.repeat(4000)} ` })).toEqual({});
  });

  it.each(['CRP-06/12345', 'crp 06/123456', 'CRP 6/123'])(
    'reads the registration in either format: %s',
    (typed) => {
      expect(faults({ registration: typed })).toEqual(
        typed === 'CRP 6/123' ? { registration: 'registration-invalid' } : {},
      );
    },
  );
});
