// Tests rule home-welcome.
import { expect, test } from 'vitest';
import { sanitiseWelcome } from './sanitise.ts';

test('headings, paragraphs, lists and emphasis stay', () => {
  const html =
    '<h2>Buongiorno</h2><p>Dove <strong>fare</strong> il <em>pieno</em>?<br />Qui:</p><ul><li>uno</li></ul>';
  expect(sanitiseWelcome(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>Ciao', 'Ciao'],
  ['<p onclick="alert(1)" style="position:fixed" class="x">Ciao</p>', '<p>Ciao</p>'],
  ['<img src=x onerror=alert(1)>Ciao', 'Ciao'],
  ['<svg><script>alert(1)</script></svg>Ciao', 'Ciao'],
  ['<iframe src="https://evil.example"></iframe>Ciao', 'Ciao'],
  ['<style>body{display:none}</style>Ciao', 'Ciao'],
  ['<a href="javascript:alert(1)">Ciao</a>', '<a>Ciao</a>'],
  ['<a href="java\nscript:alert(1)">Ciao</a>', '<a>Ciao</a>'],
  ['<a href="http://plain.example">Ciao</a>', '<a>Ciao</a>'],
  ['<a href="//evil.example">Ciao</a>', '<a>Ciao</a>'],
  ['<a href="data:text/html,x">Ciao</a>', '<a>Ciao</a>'],
])('%s loses what is dangerous', (html, clean) => {
  expect(sanitiseWelcome(html)).toBe(clean);
});

test.each(['/ranking/10', 'tel:+378549882914', 'mailto:info@pieno.example'])(
  'a link to %s stays as it is',
  (href) => {
    expect(sanitiseWelcome(`<a href="${href}">qui</a>`)).toBe(`<a href="${href}">qui</a>`);
  },
);

test('a link to another site opens in a new tab without referrer', () => {
  const clean =
    '<a href="https://visit.example" target="_blank" rel="noopener noreferrer">San Marino</a>';
  expect(sanitiseWelcome('<a href="https://visit.example" rel="opener">San Marino</a>')).toBe(
    clean,
  );
});

test('sanitising twice changes nothing', () => {
  const once = sanitiseWelcome('<p>5 < 6 & <a href="HTTPS://visit.example">x</a></p>');
  expect(sanitiseWelcome(once)).toBe(once);
});
