export { CnpjField } from './cnpj-field';
export { CpfField } from './cpf-field';
export { PhoneField } from './phone-field';
export { ProfessionField } from './profession-field';
export { RegistrationField } from './registration-field';
