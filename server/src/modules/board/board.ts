import { BusinessDetailsSchema } from '@pieno/contract/stations/business.ts';
import type { Decade, FuelMode } from '@pieno/contract/prices/fuels.ts';
import { AREAS, type Area } from '@pieno/contract/prices/prices.ts';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import { WhySchema } from '@pieno/contract/prices/why.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { answerKey, makeAnswers, nextChangeOf } from './answers.ts';
import { BoardEvents } from './board-change.ts';
import { findRealDecades, realDecadesOf, sameDecades, type RealByArea } from './demo-rule.ts';
import { prepare, type Prepared } from '../../prepared/prepared.ts';
import { changesItselfAt, type StationAnswer } from './station-answer.ts';
import {
  areSameForStations,
  NO_FACTS,
  readGeneralFacts,
  type GeneralFacts,
} from './general-facts.ts';
import type { AnswerTime } from './present-price.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { prepareVersion } from './price-version.ts';
import { presentBusiness } from './presenter.ts';
import { findRemoved, readStationsSince } from './snapshot.ts';
import { whyRanked, type RankedDecade } from './why.ts';
import { BoardStations } from './board-stations.ts';
import { readBoardState } from '../changes/board-version.ts';

/**
 * The read model each server process keeps (rule board-prepared): winners, rankings, settings and station pages,
 * already serialised and compressed. It only reads; `BoardKeeper` decides when it refreshes.
 */
export class Board {
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #stations = new BoardStations();
  readonly #pages = new Map<number, StationAnswer>();
  readonly #whys = new Map<string, Promise<Prepared>>();
  readonly events = new BoardEvents();
  #answers = new Map<string, Prepared>();
  #ranked: ReadonlyMap<string, RankedDecade> = new Map();
  #real: RealByArea = new Map();
  #general: GeneralFacts = NO_FACTS;
  #version = 0;
  #epoch: string | undefined;
  #priceVersion: Prepared | undefined;
  #staleAt = -Infinity;
  #madeAt: Date | undefined;
  #checkedAt: Date | undefined;

  constructor(db: Executor, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The version last read; 0 before the first refresh. */
  get version(): number {
    return this.#version;
  }

  /** When the answers were last made, undefined before the first refresh. */
  get madeAt(): Date | undefined {
    return this.#madeAt;
  }

  /** When the answers were last known to match the database, undefined before the first refresh. */
  get checkedAt(): Date | undefined {
    return this.#checkedAt;
  }

  /**
   * Milliseconds since 1970 at which the next ranking changes by the passing of time: a price ages, a state ends.
   */
  get staleAt(): number {
    return this.#staleAt;
  }

  /** The current rankings, best first; none before the first refresh. */
  get rankings(): Iterable<RankedDecade> {
    return this.#ranked.values();
  }

  /** The stations, without those merged into others. */
  get stations(): Pick<BoardStations, 'all' | 'get' | 'inArea' | 'size'> {
    return this.#stations;
  }

  get settings(): ReadonlyMap<string, GlobalSetting> {
    return this.#general.settings;
  }

  /** Winners per category. This and the following are undefined before the first refresh. */
  bestByDecade(): Prepared | undefined {
    return this.#answers.get(answerKey.best);
  }

  /** The version of all prices together, which open pages poll. */
  priceVersion(): Prepared | undefined {
    return this.#priceVersion;
  }

  ranking(area: Area, decade: Decade): Prepared | undefined {
    return this.#answers.get(answerKey.ranking(area, decade));
  }

  /** The explanation of a ranking, prepared on the first request for it. Undefined before the first refresh. */
  why(area: Area, decade: Decade, mode?: FuelMode): Promise<Prepared> | undefined {
    const ranking = answerKey.ranking(area, decade);
    const key = `${ranking} ${mode}`;
    const ranked = this.#ranked.get(ranking);
    const ready = ranked && this.#whys.get(key);
    if (!ranked || ready) return ready;
    const why = prepare(JSON.stringify(WhySchema.parse(whyRanked(ranked, mode))));
    this.#whys.set(key, why);
    why.catch(() => this.#whys.delete(key));
    return why;
  }

  setting(key: string): Prepared | undefined {
    return this.#answers.get(answerKey.setting(key));
  }

  welcome(): Prepared | undefined {
    return this.#answers.get(answerKey.welcome);
  }

  /** The SMaC rates with their reference price. */
  smacRates(): Prepared | undefined {
    return this.#answers.get(answerKey.smacRates);
  }

  /** A station's page, prepared on the first request after a change. Undefined for an unknown station. */
  station(id: number): Prepared | Promise<Prepared> | undefined {
    const kept = this.#pages.get(id);
    if (kept && this.#clock.now().getTime() < kept.until) return kept.ready ?? kept.coming;
    const station = this.#stations.get(id);
    if (!station) return undefined;
    const answerTime = this.#answerTime();
    const details = presentBusiness(station, realDecadesOf(station, this.#real), answerTime);
    const coming = prepare(JSON.stringify(BusinessDetailsSchema.parse(details)));
    const page: StationAnswer = { coming, until: changesItselfAt(details, answerTime.now) };
    this.#pages.set(id, page);
    coming.then((ready) => (page.ready = ready)).catch(() => this.#pages.delete(id));
    return coming;
  }

  /** The station into which one was merged (rule station-merge); undefined for any other. */
  movedTo(id: number): number | undefined {
    return this.#stations.movedTo(id);
  }

  /**
   * Reads what changed since the last refresh and prepares the answers whose content changed, one refresh at a time.
   * When the database does not answer, the last data stays, but prices still turn stale on time.
   * @throws the database's error
   */
  readonly refresh = oneAtATime(() => this.#refresh());

  async #refresh(): Promise<void> {
    const beganAt = this.#clock.now();
    try {
      await this.#catchUp();
      this.#checkedAt = beganAt;
    } catch (error) {
      if (this.#madeAt && this.#isAged()) await this.#makeAnswers();
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const { version, epoch } = await readBoardState(this.#db);
    const isAnew = epoch !== this.#epoch || version < this.#version;
    const isChanged = isAnew || version !== this.#version;
    if (!isChanged && !this.#isAged()) return;
    if (isChanged) await this.#readChanges(isAnew);
    await this.#makeAnswers();
    if (isChanged) this.#priceVersion = await prepareVersion(version);
    this.#version = version;
    this.#epoch = epoch;
  }

  #isAged(): boolean {
    return this.#clock.now().getTime() >= this.#staleAt;
  }

  async #makeAnswers(): Promise<void> {
    this.#findReal();
    const answerTime = this.#answerTime();
    const { answers, ranked } = await makeAnswers(
      {
        stations: (area) => this.#stations.inArea(area),
        real: this.#real,
        ...this.#general,
      },
      answerTime,
      this.#answers,
    );
    this.#answers = answers;
    this.#ranked = ranked;
    this.#whys.clear();
    this.#staleAt = nextChangeOf(ranked.values(), answerTime.now);
    this.#madeAt = answerTime.now;
    this.events.emit('made');
  }

  #answerTime(): AnswerTime {
    const { ages, ministry } = this.#general;
    return { now: this.#clock.now(), ages, ministry };
  }

  /** Finds where demo prices are shown. Where that changes, every page of the area may change. */
  #findReal(): void {
    const previous = this.#real;
    this.#real = new Map(AREAS.map((area) => [area, findRealDecades(this.#stations.inArea(area))]));
    for (const [area, real] of this.#real) {
      if (sameDecades(real, previous.get(area))) continue;
      for (const { id } of this.#stations.inArea(area)) this.#pages.delete(id);
    }
  }

  /** @param isAnew reads everything, as the previous data may come from another database */
  async #readChanges(isAnew: boolean): Promise<void> {
    const general = await readGeneralFacts(this.#db);
    const isAsBefore = !isAnew && areSameForStations(general, this.#general);
    if (!isAsBefore) this.#pages.clear();
    this.#general = general;
    const changed = new Set<number>();
    const since = isAnew ? 0 : this.#version;
    for (const station of await readStationsSince(this.#db, since, this.#clock.now())) {
      this.#stations.put(station);
      this.#pages.delete(station.id);
      changed.add(station.id);
    }
    const removed = await findRemoved(this.#db, this.#stations.ids, isAnew ? changed : undefined);
    for (const id of removed) {
      this.#stations.drop(id);
      this.#pages.delete(id);
      changed.add(id);
    }
    this.events.emit('changed', { stations: [...changed], isGeneral: !isAsBefore });
  }
}
