import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ButtonLink } from '../buttons/button-link.tsx';
import { EmptyState, ErrorState } from './state-card.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const failure = (onRetry: () => void) => (
  <ErrorState
    message="Errore nel caricamento dei prezzi"
    detail="Errore di connessione al server"
    retryLabel="Riprova"
    onRetry={onRetry}
  >
    <ButtonLink to="/" variant="default">
      Torna alla Home
    </ButtonLink>
  </ErrorState>
);

describe('a list that failed to load', () => {
  testAccessible(failure(() => undefined));

  test('is an alert and offers a retry', async () => {
    const onRetry = vi.fn();
    await show(failure(onRetry));
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Errore nel caricamento dei prezzi')).toBeVisible();
    await expect.element(alert.getByText('Errore di connessione al server')).toBeVisible();
    await page.getByRole('button', { name: 'Riprova' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expect
      .element(page.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/');
  });
});

describe('an empty list', () => {
  const empty = <EmptyState message="Nessun prezzo disponibile al momento" />;
  testAccessible(empty);

  test('is announced politely', async () => {
    await show(empty);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Nessun prezzo disponibile al momento');
  });
});
