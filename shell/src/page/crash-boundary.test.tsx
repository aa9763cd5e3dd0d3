import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CrashBoundary } from './crash-boundary';

const Broken = () => {
  throw new Error('Something broke');
};

it('shows a message for an unhandled error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText('Something broke')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
