import { m } from '../../../paraglide/messages.js';
import { lazyPart, type LazyPart } from '../lazy-part.ts';

interface SystemPage extends LazyPart<object> {
  about: () => string;
}

/** The pages of *Sistema*, in list order. */
export const SYSTEM_PAGES: readonly SystemPage[] = [
  {
    about: m.admin_settings_about,
    ...lazyPart('impostazioni', m.admin_settings, async () => {
      const { SettingsPage } = await import('../settings/settings-page.tsx');
      return SettingsPage;
    }),
  },
  {
    about: m.admin_welcome_about,
    ...lazyPart('benvenuto', m.admin_welcome, async () => {
      const { WelcomePage } = await import('../settings/welcome-page.tsx');
      return WelcomePage;
    }),
  },
  {
    about: m.admin_smac_about,
    ...lazyPart('smac', m.admin_smac, async () => {
      const { SmacPage } = await import('../smac/smac-page.tsx');
      return SmacPage;
    }),
  },
  {
    about: m.admin_imports_about,
    ...lazyPart('importazioni', m.admin_imports, async () => {
      const { ImportsPage } = await import('../imports/imports-page.tsx');
      return ImportsPage;
    }),
  },
  {
    about: m.admin_jobs_about,
    ...lazyPart('lavori', m.admin_jobs, async () => {
      const { AutomaticJobs } = await import('../jobs/automatic-jobs.tsx');
      return AutomaticJobs;
    }),
  },
  {
    about: m.admin_log_about,
    ...lazyPart('registro', m.admin_log, async () => {
      const { ActionLog } = await import('../actions/action-log.tsx');
      return ActionLog;
    }),
  },
  {
    about: m.admin_access_about,
    ...lazyPart('accesso', m.admin_access, async () => {
      const { SecondFactorPage } = await import('../second-factor/second-factor-page.tsx');
      return SecondFactorPage;
    }),
  },
];

/** Returns the page with this name in the address; undefined for an unknown one. */
export const findSystemPage = (key: string | undefined): SystemPage | undefined =>
  SYSTEM_PAGES.find((each) => each.key === key);
