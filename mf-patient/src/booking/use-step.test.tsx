import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { portalHistory } from 'shared-portal/history';
import { PortalRouter } from 'shared-portal/portal-router';
import { Route, Routes } from 'shared-portal/router';
import { useStep } from './use-step';

const WIZARD = '/patient/booking/b0000001-0000-4000-8000-000000000001';

function Wizard() {
  const [startsAt, setStartsAt] = useState<string | null>('2026-12-01T17:00:00Z');
  const { step } = useStep({ day: '2026-12-01', startsAt });
  return <button onClick={() => setStartsAt(null)}>{step}</button>;
}

const LoadingForever = lazy(() => new Promise<never>(() => undefined));

const open = (address: string) => {
  portalHistory().navigator.replace(address);
  render(
    <PortalRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/patient/booking/:id" element={<Wizard />} />
          <Route path="*" element={<LoadingForever />} />
        </Routes>
      </Suspense>
    </PortalRouter>,
  );
};
const path = () => window.location.pathname + window.location.search;

it('corrects the address of a step that cannot be shown yet', () => {
  open(`${WIZARD}?etapa=resumo`);
  act(() => screen.getByText('summary').click());
  expect(screen.getByText('time')).toBeInTheDocument();
  expect(path()).toBe(`${WIZARD}?etapa=horario`);
});

it('does not lead back while the next page loads', () => {
  open(`${WIZARD}?etapa=resumo`);
  act(() => portalHistory().navigator.replace('/patient/appointments'));
  act(() => screen.getByText('summary').click());
  expect(screen.getByText('time')).toBeInTheDocument();
  expect(path()).toBe('/patient/appointments');
});
