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
  test('uses the same first name as the screens', () => {
    const first = firstName(name);
    expect(hello(name)).toBe(first ? `Olá, ${first}.` : 'Olá.');
  });

  test('greets a professional like the dashboard', () => {
    expect(helloProfessional(name)).toBe(`Olá, ${greetingName(name)}.`);
  });
});
