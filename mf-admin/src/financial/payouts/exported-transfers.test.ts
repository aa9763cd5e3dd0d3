import { keyText } from './exported-transfers';

it.each([
  ['cpf', '01234567890', '012.345.678-90'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['phone', '+5521988887777', '(21) 98888-7777'],
  ['email', 'pix@azevedo.example', 'pix@azevedo.example'],
  ['random', '123e4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
])('a key of the kind %s is written so that a spreadsheet keeps it', (kind, value, text) => {
  expect(keyText(kind, value)).toBe(text);
});
