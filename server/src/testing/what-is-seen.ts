import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import { agedAt } from '@pieno/contract/prices/freshness.ts';
import type { StationHistory } from '@pieno/contract/history/history.ts';
import type { BestByDecade, FuelPrice, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { asUser } from './accounts.ts';
import type { Installation } from './installation.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';

const DAYS = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'];

/** Day and time in San Marino, as 'lun 22 08:00'. */
function wallOf(iso: string): string {
  const { date, time } = wallTimeAt(new Date(iso));
  const day = new Date(date);
  return `${DAYS[day.getUTCDay()]} ${day.getUTCDate()} ${time}`;
}

/** What people see of an installation at its instant, as lines for comparison. */
export function seeing({ server, smtp }: Installation) {
  const get = async <Answer>(url: string, who?: Session): Promise<Answer> => {
    await server.board.refresh();
    const answer = await server.app.inject({
      url: `/api${url}`,
      ...(who && { headers: asUser(who) }),
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Answer>();
  };
  const stateOf = (fuel: FuelPrice) => {
    const [aged] = agedAt([fuel], server.clock.now());
    const age = aged!.stale ? 'stale' : aged!.ageing ? 'ageing' : 'fresh';
    return [age, ...(fuel.contested ? ['contested'] : []), ...(fuel.doubtful ? ['doubtful'] : [])];
  };
  const placeOf = ({ rank, business, fuels, reported }: RankingEntry) =>
    [
      rank ?? '-',
      business.name,
      fuels[0]!.price.toFixed(3),
      fuels[0]!.source,
      ...stateOf(fuels[0]!),
      ...(reported ?? []).map(({ price }) => `(${price.toFixed(3)} reported)`),
    ].join(' ');
  return {
    get,
    /** /home: the winner of each category with a real price, its price and the difference to the next. */
    async home(): Promise<string[]> {
      const groups = await get<BestByDecade>('/prices/best-by-decade');
      return groups.flatMap(
        ({ label, demo, best, runner_up_delta: delta, border_stations: border }) => {
          const [fuel] = best?.fuels ?? [];
          if (demo || !best || !fuel) return [];
          return [
            [
              `${label}: ${best.rank ?? '-'} ${best.business.name} ${fuel.price.toFixed(3)}`,
              ...(delta ? [`-${delta.toFixed(3)}`] : []),
              ...(border ? [`border ${border}`] : []),
            ].join(' '),
          ];
        },
      );
    },
    /** A ranking, best first, of the stations with a known price. */
    async ranking(decade: number, area = 'SM'): Promise<string[]> {
      const entries = await get<RankingEntry[]>(`/prices/ranking/${decade}?area=${area}`);
      return entries.filter(({ fuels }) => fuels.length > 0).map(placeOf);
    },
    /** The announced prices of a station, as 'dom 28 03:00 1.649'. */
    async announced(station: number): Promise<string[]> {
      const page = await get<BusinessDetails>(`/business/${station}`);
      return page.prices.flatMap(({ next }) =>
        next ? [`${wallOf(next.at)} ${next.price.toFixed(3)}`] : [],
      );
    },
    /** The steps of a fuel at a station, each with its time in San Marino. */
    async history(station: number, fuel: number): Promise<string[]> {
      const { steps } = await get<StationHistory>(
        `/prices/history/${station}?fuel=${fuel}&days=30`,
      );
      return steps.map(({ at, price, source, state }) =>
        [wallOf(at), price?.toFixed(3) ?? 'not sold', source ?? '', state].join(' ').trim(),
      );
    },
    /** The log since an instant, oldest first. */
    async log(who: Session, since: Date): Promise<string[]> {
      const { entries } = await get<ActionLogPage>('/admin/log', who);
      return entries
        .filter(({ at }) => new Date(at) >= since)
        .toReversed()
        .map(({ at, role, action, business }) =>
          [wallOf(at), role, action, ...(business ? [business.name] : [])].join(' '),
        );
    },
    /** The mails since the last call: time, recipients and subject. */
    mails(): string[] {
      return smtp.received
        .splice(0)
        .map(
          ({ recipients, mail }) => `${wallOf(mail.date!)} ${recipients.join()}: ${mail.subject}`,
        );
    },
  };
}
