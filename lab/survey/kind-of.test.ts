import { kindOf } from './kind-of.ts';

it('is the same for the same button in each row, and differs between buttons', () => {
  const ofRow = (person: string) => kindOf(`Marcar como pago o pagamento de ${person}`);
  expect(ofRow('Camila Ribeiro')).toBe(ofRow('Caio Nóbrega'));
  expect(kindOf('Ver documento 1 de 3')).toBe(kindOf('Ver documento 2 de 3'));
  expect(kindOf('Rejeitar')).not.toBe(kindOf('Aprovar'));
  expect(kindOf('Ver Detalhes')).not.toBe(kindOf('Ver Perfil'));
  expect(kindOf('Cancelar consulta')).not.toBe(kindOf('Cancelar'));
});
