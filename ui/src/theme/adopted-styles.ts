/**
 * Adds rules in a constructed stylesheet, after all other stylesheets: the Content-Security-Policy forbids style
 * elements (rule content-policy, decision 0039).
 * @returns a function that removes the rules
 */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
