import { firstName, greetingName } from 'shared-domain/names';
import { hello, helloProfessional } from '../functions/_shared/greeting.ts';

describe.each([
  'Camila Ribeiro dos Santos',
  'Dr. Tiago Monteiro',
  'dra Ana',
  'Dr.',
  'Dr(a). Marina Azevedo',
  'Doutora Débora',
  'Drauzio Varella',
  '  Ana   Lima ',
  '',
])('the greeting of %j', (name) => {
  test('has the first name that screens say', () => {
    const first = firstName(name);
    expect(hello(name)).toBe(first ? `Olá, ${first}.` : 'Olá.');
  });

  test('welcomes a professional as the dashboard does', () => {
    expect(helloProfessional(name)).toBe(`Olá, ${greetingName(name)}.`);
  });
});
