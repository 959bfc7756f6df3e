import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from './banner.tsx';
import { Button } from '../buttons/button.tsx';
import { show, testAccessible } from '../testing/show.tsx';

describe('a banner', () => {
  testAccessible(
    <>
      <Banner kind="success">Profilo aggiornato con successo!</Banner>
      <Banner kind="error">Errore di validazione</Banner>
      <Banner
        kind="offline"
        actions={
          <>
            <Button>Riprova</Button>
            <Button variant="quiet">Elimina</Button>
          </>
        }
      >
        Sei offline
      </Banner>
      <Banner kind="info" actions={<Button variant="quiet">Più tardi</Button>}>
        Nuova versione
      </Banner>
    </>,
  );

  test('is an alert only for an error', async () => {
    await show(
      <>
        <Banner kind="error">Errore</Banner>
        <Banner kind="success">Fatto</Banner>
      </>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Errore');
    await expect.element(page.getByRole('status')).toHaveTextContent('Fatto');
  });

  test('keeps line breaks between sentences', async () => {
    await show(<Banner kind="error">{'Il nome manca\nLa password è corta'}</Banner>);
    const one = page
      .getByText(/Il nome manca/)
      .element()
      .getBoundingClientRect().height;
    expect(one).toBeGreaterThan(40);
  });
});
