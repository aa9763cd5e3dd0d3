import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { path } from './address';
import { OPEN_PAYMENT } from './pix-deadline';
import { refused } from './refused';

const simulating = (title: string, code: string) => refused(title, 'simulate_payment', code);

export const simulation = defineScenarios({
  withoutSimulation: {
    title: 'Próximas: sem simulação de pagamento',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + sql.deployment({ pixSimulation: false }),
  },
  simulationFails: {
    title: 'Próximas: a simulação do pagamento falha',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/simulate_payment', answer: { status: 500 } }],
  },
  simulationExpired: simulating('Próximas: simulação depois do prazo', 'payment_expired'),
  simulationClosed: simulating('Próximas: simulação de pagamento fechado', 'payment_not_pending'),
  simulationReplaced: simulating('Próximas: simulação de um código substituído', 'charge_replaced'),
  simulationOff: simulating('Próximas: simulação desligada entretanto', 'simulation_off'),
});
