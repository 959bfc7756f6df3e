import {
  GUEST_HOURS,
  LEAVING_TAKES_HOURS,
  LOCKED_EMAIL_MONTHS,
  RECOVERY,
  REPORT_MONTHS,
  SESSION_DAYS,
} from '@pieno/contract/limits.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { FAVORITES } from '@pieno/contract/favorites/favorite-limits.ts';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import { m } from '../../paraglide/messages.js';
import { Article, Section } from '../../core/components/article.tsx';

/** Privacy policy and terms of use. Their numbers are the constants that the code uses. */
export function PrivacyText() {
  return (
    <Article>
      <p>{m.privacy_intro()}</p>
      <p>{m.privacy_log()}</p>
      <Section
        title={m.privacy_guest_title()}
        paragraphs={[
          m.privacy_guest_pass({ hours: GUEST_HOURS }),
          m.privacy_guest_phone(),
          m.privacy_guest_convert(),
        ]}
      />
      <Section
        title={m.privacy_account_title()}
        paragraphs={[
          m.privacy_account_data(),
          m.privacy_account_password(),
          m.privacy_account_session({ days: SESSION_DAYS }),
          m.privacy_account_social(),
          m.privacy_account_alerts({ days: ALERTS.inboxDays, removed: FAVORITES.removedDays }),
          m.privacy_account_reviews({ months: REVIEWS.months }),
          m.privacy_account_push({ days: ALERTS.unsubscribeDays }),
        ]}
      />
      <Section
        title={m.privacy_mail_title()}
        paragraphs={[
          m.privacy_mail_code(RECOVERY),
          m.privacy_mail_reminder(),
          m.privacy_mail_held(),
          m.privacy_mail_digest(),
          m.privacy_mail_outbox(),
        ]}
      />
      <Section
        title={m.privacy_reports_title()}
        paragraphs={[
          m.privacy_reports_what(),
          m.privacy_reports_who(),
          m.privacy_reports_end({ months: REPORT_MONTHS, hours: LEAVING_TAKES_HOURS }),
          m.privacy_reports_left({ hours: REPORT_LIMITS.leftHours }),
          m.privacy_reports_record(),
          m.privacy_reports_known(),
          m.privacy_locked_text({ months: LOCKED_EMAIL_MONTHS }),
        ]}
      />
      <Section title={m.privacy_position_title()} paragraphs={[m.privacy_position_text()]} />
      <Section
        title={m.privacy_others_title()}
        paragraphs={[
          m.privacy_others_none(),
          m.privacy_others_map(),
          m.privacy_others_errors(),
          m.privacy_others_limit(),
        ]}
      />
      <Section title={m.privacy_rights_title()} paragraphs={[m.privacy_rights_text()]} />
      <Section
        title={m.terms_title()}
        paragraphs={[
          m.terms_prices_text(),
          m.terms_prices_demo(),
          m.terms_prices_smac(),
          m.terms_reports_text(),
          m.terms_known_text({ months: REPORT_MONTHS }),
          m.terms_reviews_text(),
          m.terms_account_text(),
          m.terms_service_text(),
        ]}
      />
    </Article>
  );
}
