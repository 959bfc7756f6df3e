import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ButtonLink } from './button-link.tsx';
import { EmptyState, ErrorState } from './state-card.tsx';
import { show, testAccessible } from './testing/show.tsx';

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

describe('a list that failed', () => {
  testAccessible(failure(() => undefined));

  test('interrupts whoever listens and can be tried again', async () => {
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

describe('a list that is empty', () => {
  const empty = <EmptyState message="Nessun prezzo disponibile al momento" />;
  testAccessible(empty);

  test('says so without interrupting', async () => {
    await show(empty);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Nessun prezzo disponibile al momento');
  });
});
