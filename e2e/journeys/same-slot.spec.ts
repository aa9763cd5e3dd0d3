import { expect, test } from '../fixtures.ts';
import { toSummary } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';

test.use({ as: 'patient', expectedConsoleErrors: /status of 400/ });

test('two patients confirm the same slot at once: one gets it, the other chooses again', async ({
  page,
  openAs,
  portal,
}) => {
  const other = await openAs('other-patient');
  await Promise.all([toSummary(page), toSummary(other)]);
  await Promise.all([page, other].map((person) => person.getByRole('button', { name: 'Confirmar' }).click()));

  const outcome = async (person: typeof page) => {
    const booked = person.getByText('Consulta agendada com sucesso!');
    const lost = person.getByText('Horário indisponível');
    await expect(booked.or(lost)).toBeVisible();
    return (await booked.isVisible()) ? 'booked' : 'lost';
  };
  // Both at once: a message goes away by itself.
  const outcomes = await Promise.all([page, other].map(outcome));
  expect(outcomes.toSorted()).toEqual(['booked', 'lost']);

  const loser = outcomes[0] === 'lost' ? page : other;
  await expect(loser.getByText('Este horário acabou de ser reservado. Escolha outro.')).toBeVisible();
  await expect(loser.getByText('Qual horário?')).toBeVisible();
  await expect(loser.getByText(/às 14:00, não está mais livre/)).toBeVisible();
  await expect(loser.getByRole('radio', { name: '14:00' })).toHaveCount(0);

  const answer = await fetch(
    `${portal.origin}/rest/v1/consultations?select=id&consultation_date=eq.${nextTuesday()}&consultation_time=eq.14:00`,
    { headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('admin')}` } },
  );
  expect(await answer.json()).toHaveLength(1);
});
