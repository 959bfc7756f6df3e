// Tests rules legal-screens, report-kept.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';

test('is accessible and fits large text', async () => {
  await renderScreen(<PrivacyPolicyScreen />);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('states what is stored, for how long, and the terms', async () => {
  await renderScreen(<PrivacyPolicyScreen />);
  const kept = /impronta per 12 mesi; poi la segnalazione si cancella/;
  for (const promise of [
    /vale 24 ore/,
    /^Un accesso dura 30 giorni/,
    /i messaggi si cancellano dopo 30 giorni\..* resta per 90 giorni solo che l'hai tolto/,
    /passa cifrato dal servizio del browser.* valido 90 giorni, senza entrare\.$/,
    /10 minuti e 5 tentativi/,
    kept,
    /Se elimini l'account, le segnalazioni in attesa e quelle delle ultime 72 ore spariscono/,
    /restano per 24 ore l'impronta della tua email e l'ora/,
    /mai il telefono/,
    /^Una segnalazione porta il nome del tuo account per 12 mesi/,
    /gli amministratori vedono, accanto al tuo nome, quante volte/,
    /sei un automobilista conosciuto e da quando.* nel file dei tuoi dati\.$/,
    /per 12 mesi il nome dell'account da cui arrivano/,
  ]) {
    await expect.element(page.getByText(promise)).toBeVisible();
  }
  await expect.element(page.getByRole('heading', { name: 'Termini e condizioni' })).toBeVisible();
});
