import { cents } from 'shared-domain/money';
import { statementOf } from './statement';

const earning = {
  paymentId: '1',
  consultationId: '2',
  startsAt: '2026-11-26T14:00:00Z',
  patientName: 'Camila Ribeiro dos Santos',
  outcome: 'completed',
  amount: cents(15_000),
  received: cents(15_000),
  coming: -5000,
  returned: cents(5000),
  situation: 'received',
  absence: null,
  paidAt: '2026-11-24T12:00:00Z',
  issuedAt: null,
  isReceiptOutdated: false,
} as const;

it('has a line for each consultation, with São Paulo’s days and decimal commas', () => {
  expect(statementOf([earning], false).join('')).toBe(
    '\uFEFFDia;Hora;Paciente;Valor;Recebido;A receber;A descontar;Devolvido;Situação;Paga em;Receita Saúde\r\n' +
      '26/11/2026;11:00;Camila Ribeiro dos Santos;150,00;150,00;0,00;50,00;50,00;Recebida;24/11/2026 às 09:00;\r\n',
  );
});

it('has initials instead of names', () => {
  const [, text] = statementOf([earning], true);
  expect(text).toContain(';C. R.;150,00;');
  expect(text).not.toContain('Camila');
});
