import { keyCopy } from './copy';
import { keyFault, type KeyKind } from './key-kinds';

it.each<[KeyKind, string]>([
  ['cpf', '529.982.247-25'],
  ['cnpj', '11.222.333/0001-81'],
  ['email', 'marina@azevedo.example'],
  ['phone', '(11) 98888-7777'],
  ['random', ' 123e4567-e89b-12d3-a456-426614174000 '],
])('takes a key of kind %s', (kind, value) => {
  expect(keyFault(kind, value)).toBeNull();
});

it.each<[KeyKind, string, string]>([
  ['cpf', '529.982.247-26', 'CPF inválido'],
  ['cnpj', '11.222.333/0001-82', 'CNPJ inválido'],
  ['email', 'marina@azevedo', keyCopy.faults.email],
  ['phone', '98888-7777', keyCopy.faults.phone],
  ['random', '123e4567', keyCopy.faults.random],
  ['email', ' ', keyCopy.faults.missing],
])('refuses a wrong key of kind %s: %s', (kind, value, fault) => {
  expect(keyFault(kind, value)).toBe(fault);
});
