import { useQuery } from '@tanstack/react-query';
import type { Tank } from '@pieno/contract/profile/tank.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { messageOf } from '../../../core/api/api-error.ts';
import { rankingQuery } from '../../../core/api/prices/ranking.ts';
import { modeText } from '../../../core/format/mode.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../features/prices/category-names.ts';
import { answerOf, areaOf } from './answer.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './answer.module.css';

/** The answer above the winners: the best place to fill the visitor's tank now, and its cost (rule home-answer). */
export function TankAnswer({ tank }: { tank: Tank }) {
  const { data, error, isPending, refetch } = useQuery(rankingQuery(tank.fuel, areaOf(tank.fuel)));
  const now = useNow();
  if (isPending) return <AnswerSkeleton />;
  if (!data)
    return (
      <ErrorState
        message={messageOf(error)}
        retryLabel={m.retry()}
        onRetry={() => void refetch()}
      />
    );
  const answer = answerOf(data.data, tank, now);
  return answer ? <AnswerCard answer={answer} tank={tank} /> : <NoAnswer tank={tank} />;
}

/** Formats 'Diesel Self'. */
const fuelText = ({ fuel, mode }: Tank): string =>
  [decadeName(fuel), mode && modeText(mode)].filter(Boolean).join(' ');

const rankingPath = ({ fuel, mode }: Tank): string => {
  const query = areaOf(fuel) === 'confine' ? '?area=confine' : mode ? `?mode=${mode}` : '';
  return `/ranking/${fuel}${query}`;
};

function NoAnswer({ tank }: { tank: Tank }) {
  return (
    <section className={styles.card} data-empty>
      <p>{m.answer_none({ fuel: fuelText(tank) })}</p>
      <Link to={rankingPath(tank)} className={styles.link}>
        {m.home_see_ranking()}
      </Link>
    </section>
  );
}

function AnswerSkeleton() {
  return (
    <div className={styles.card} role="status" aria-label={m.loading()}>
      <Skeleton width="50%" height={22} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="70%" height={22} />
      <Skeleton width="100%" height={44} />
    </div>
  );
}
