import { firstDraft, type Sent, type SignedUp } from './first-draft';

const SIGNED_UP: SignedUp = {
  full_name: 'Camila Ribeiro',
  email: 'camila@exemplo.com.br',
  cpf: '52998224725',
  phone: '11987654321',
  cnpj: '11222333000181',
  profession: 'psychiatrist',
  registration: 'CRM 123456/SP',
  city: 'Campinas',
  state: null,
};
const SENT: Sent = {
  full_name: 'Camila R. dos Santos',
  email: 'atendimento@exemplo.com.br',
  cpf_cnpj: null,
  phone: null,
  specialty: 'psychologist',
  form_of_address: 'feminine',
  specialties: ['Ansiedade', 'Tarot'],
  crp_crm: 'CRP 06/123456',
  bio: null,
  price_per_session: 8990,
  document_urls: ['a/1763000000000-diploma.pdf'],
};

describe('the initial form', () => {
  it('starts with the sign-up data', () => {
    expect(firstDraft(SIGNED_UP, null)).toMatchObject({
      fullName: 'Camila Ribeiro',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      cnpj: '11.222.333/0001-81',
      profession: 'psychiatrist',
      formOfAddress: 'neutral',
      registration: 'CRM 123456/SP',
      city: 'Campinas',
      state: '',
      price: '',
    });
  });

  it('contains the sent application, without numbers that it omitted', () => {
    expect(firstDraft(SIGNED_UP, SENT)).toEqual({
      fullName: 'Camila R. dos Santos',
      email: 'atendimento@exemplo.com.br',
      cpf: '',
      phone: '',
      cnpj: '',
      city: 'Campinas',
      state: '',
      profession: 'psychologist',
      formOfAddress: 'feminine',
      registration: 'CRP 06/123456',
      specialties: ['Ansiedade'],
      bio: '',
      price: '89,90',
      documents: [{ path: 'a/1763000000000-diploma.pdf', name: 'diploma.pdf', size: null }],
    });
  });

  it.each([
    ['111.444.777-35', { cpf: '111.444.777-35', cnpj: '' }],
    ['11222333000181', { cpf: '529.982.247-25', cnpj: '11.222.333/0001-81' }],
  ])('distinguishes whether %s is a CPF or a CNPJ', (cpf_cnpj, numbers) => {
    expect(firstDraft(SIGNED_UP, { ...SENT, cpf_cnpj })).toMatchObject(numbers);
  });
});
