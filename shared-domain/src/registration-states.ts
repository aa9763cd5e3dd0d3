/** A state as used by the registration fields. */
export interface RegistrationState {
  /** Two digits of the sign-up form's CRM. A CRP's two digits are its council's region, not a state. */
  readonly code: string;
  /** Postal abbreviation. */
  readonly uf: string;
  readonly name: string;
}

/**
 * Code, abbreviation and name of the 27 states. The codes follow the product's own list (alphabetical, Acre
 * 01 to Tocantins 27), not the councils' regions; to change them, change only this table.
 */
export const REGISTRATION_STATES = [
  { code: '01', uf: 'AC', name: 'Acre' },
  { code: '02', uf: 'AL', name: 'Alagoas' },
  { code: '03', uf: 'AP', name: 'Amapá' },
  { code: '04', uf: 'AM', name: 'Amazonas' },
  { code: '05', uf: 'BA', name: 'Bahia' },
  { code: '06', uf: 'CE', name: 'Ceará' },
  { code: '07', uf: 'DF', name: 'Distrito Federal' },
  { code: '08', uf: 'ES', name: 'Espírito Santo' },
  { code: '09', uf: 'GO', name: 'Goiás' },
  { code: '10', uf: 'MA', name: 'Maranhão' },
  { code: '11', uf: 'MT', name: 'Mato Grosso' },
  { code: '12', uf: 'MS', name: 'Mato Grosso do Sul' },
  { code: '13', uf: 'MG', name: 'Minas Gerais' },
  { code: '14', uf: 'PA', name: 'Pará' },
  { code: '15', uf: 'PB', name: 'Paraíba' },
  { code: '16', uf: 'PR', name: 'Paraná' },
  { code: '17', uf: 'PE', name: 'Pernambuco' },
  { code: '18', uf: 'PI', name: 'Piauí' },
  { code: '19', uf: 'RJ', name: 'Rio de Janeiro' },
  { code: '20', uf: 'RN', name: 'Rio Grande do Norte' },
  { code: '21', uf: 'RS', name: 'Rio Grande do Sul' },
  { code: '22', uf: 'RO', name: 'Rondônia' },
  { code: '23', uf: 'RR', name: 'Roraima' },
  { code: '24', uf: 'SC', name: 'Santa Catarina' },
  { code: '25', uf: 'SP', name: 'São Paulo' },
  { code: '26', uf: 'SE', name: 'Sergipe' },
  { code: '27', uf: 'TO', name: 'Tocantins' },
] as const satisfies readonly RegistrationState[];
