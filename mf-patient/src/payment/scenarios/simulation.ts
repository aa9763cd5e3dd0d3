import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { OPEN_PAYMENT, path } from './address';
import { refused } from './refused';

const simulating = (title: string, code: string) => refused(title, 'simulate_payment', code);

export const simulation = defineScenarios({
  withoutSimulation: {
    title: 'Pagamento: sem simulação de pagamento',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + sql.deployment({ pixSimulation: false }),
  },
  simulationFails: {
    title: 'Pagamento: a simulação do pagamento falha',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/simulate_payment', answer: { status: 500 } }],
  },
  simulationExpired: simulating('Pagamento: simulação depois do prazo', 'payment_expired'),
  simulationClosed: simulating('Pagamento: simulação de pagamento fechado', 'payment_not_pending'),
  simulationReplaced: simulating('Pagamento: simulação de um código substituído', 'charge_replaced'),
  simulationOff: simulating('Pagamento: simulação desligada entretanto', 'simulation_off'),
});
