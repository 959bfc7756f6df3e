export interface Language {
  /** BCP 47 language tag. */
  code: string;
  /** Name of the language in that language. */
  name: string;
  english: string;
}

/** By English name, with English first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', english: 'English' },
  { code: 'ar', name: 'العربية', english: 'Arabic' },
  { code: 'zh', name: '中文', english: 'Chinese' },
  { code: 'hr', name: 'Hrvatski', english: 'Croatian' },
  { code: 'cs', name: 'Čeština', english: 'Czech' },
  { code: 'da', name: 'Dansk', english: 'Danish' },
  { code: 'nl', name: 'Nederlands', english: 'Dutch' },
  { code: 'fi', name: 'Suomi', english: 'Finnish' },
  { code: 'fr', name: 'Français', english: 'French' },
  { code: 'de', name: 'Deutsch', english: 'German' },
  { code: 'el', name: 'Ελληνικά', english: 'Greek' },
  { code: 'hu', name: 'Magyar', english: 'Hungarian' },
  { code: 'it', name: 'Italiano', english: 'Italian' },
  { code: 'ja', name: '日本語', english: 'Japanese' },
  { code: 'pl', name: 'Polski', english: 'Polish' },
  { code: 'pt', name: 'Português', english: 'Portuguese' },
  { code: 'ro', name: 'Română', english: 'Romanian' },
  { code: 'es', name: 'Español', english: 'Spanish' },
  { code: 'sv', name: 'Svenska', english: 'Swedish' },
  { code: 'tr', name: 'Türkçe', english: 'Turkish' },
  { code: 'uk', name: 'Українська', english: 'Ukrainian' },
];
