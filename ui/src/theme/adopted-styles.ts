/**
 * Adds rules to the document in a constructed stylesheet: a style element would need leave of the
 * Content-Security-Policy (rule content-policy, decision 0039). They come after all other stylesheets.
 * @returns a function that takes them away again
 */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
