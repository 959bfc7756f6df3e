/* oxlint-disable max-lines -- a story is read in one piece */
// Tests rule injected-clock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AreaHistory } from '@pieno/contract/history/history.ts';
import type { OwnerStations } from '@pieno/contract/stations/own-stations.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import type { OwnReports } from '@pieno/contract/prices/reports.ts';
import { acting } from './testing/accounts/acting.ts';
import { asUser, post, registerVerified } from './testing/accounts.ts';
import { know } from './testing/prices/drivers.ts';
import { at, openInstallation, type Installation } from './testing/installation.ts';
import { merge, newestMerge, undoMerge } from './testing/stations/merges.ts';
import { schedule, scheduled } from './testing/prices/schedules.ts';
import { sendAsTill, tokenFor } from './testing/prices/tills.ts';
import { seeing } from './testing/what-is-seen.ts';

const [PETROL, DIESEL] = [10, 20];
const DIGEST = 'maria@example.sm: Pieno: qualcosa aspetta una tua decisione';
const [AMICI, REPSOL, BIANCO, TOTAL, GUALDICCIOLO] = [1, 2, 7, 13, 15];

let place: Installation;
let see: ReturnType<typeof seeing>;
let act: ReturnType<typeof acting>;
let maria: Session;
let olga: Session;
let piero: Session;
let anna: Session;
let bruno: Session;
let carla: Session;
let dino: Session;

const until = (wall: string) => place.until(wall);
const person = (name: string) => registerVerified(place.server, `${name}@example.sm`);

describe('a week with the change to summer time', () => {
  beforeAll(async () => {
    place = await openInstallation('2027-03-22 07:00');
    see = seeing(place);
    act = acting(place.server);
    maria = await registerVerified(place.server, 'maria@example.sm', { role: 'admin' });
    [olga, piero] = [await person('olga'), await person('piero')];
    [anna, bruno] = [await person('anna'), await person('bruno')];
    [carla, dino] = [await person('carla'), await person('dino')];
    // Maria vouches for two of them.
    const { database, clock } = place.server;
    for (const { user } of [bruno, carla]) await know(database.kysely, user.email, clock.now());
  });
  afterAll(() => place.close());

  test('Monday: the first real prices come from sheets, the ministry and an owner', async () => {
    expect(await see.home()).toEqual([]);
    await until('2027-03-22 08:00');
    await place.takeIn(['prices', 'foglio.csv'], {
      'foglio.csv': [
        'id;fuel;price;date',
        `${AMICI};20;1,699;22/03/2027 07:30`,
        `${REPSOL};20;1,709;22/03/2027 07:30`,
        `${TOTAL};20;1,729;22/03/2027 07:30`,
        `${GUALDICCIOLO};20;1,739;22/03/2027 07:30`,
        `${AMICI};10;1,789;22/03/2027 07:30`,
        `${GUALDICCIOLO};10;1,799;22/03/2027 07:30`,
      ].join('\n'),
    });
    await until('2027-03-22 09:30');
    await place.takeIn(['mimit', '--registry', 'impianti.csv', '--prices', 'prezzi.csv'], {
      'impianti.csv': `Estrazione del 2027-03-22
idImpianto|Gestore|Bandiera|Tipo Impianto|Nome Impianto|Indirizzo|Comune|Provincia|Latitudine|Longitudine
7|ROSSI S.R.L.|Q8|Stradale|Q8|VIA EMILIA 1 47921|RIMINI|RN|44.0201|12.5156`,
      'prezzi.csv': `Estrazione del 2027-03-22
idImpianto|descCarburante|prezzo|isSelf|dtComu
7|Gasolio|1.659|1|22/03/2027 05:46:12`,
    });
    await until('2027-03-22 10:00');
    await act.invite(maria, olga, BIANCO);
    await until('2027-03-22 11:15');
    await act.ownerSets(olga, BIANCO, { [PETROL]: 1.785, [DIESEL]: 1.689 });
    await until('2027-03-22 23:00');

    expect(await see.home()).toEqual([
      'Benzina: 1 Distributore bianco 1.785 -0.004',
      'Diesel: 1 Distributore bianco 1.689 -0.010 border 1',
    ]);
    expect(await see.ranking(20)).toEqual([
      '1 Distributore bianco 1.689 owner fresh',
      '2 Amici 1.699 import fresh',
      '3 Repsol 1.709 import fresh',
      '4 TotalErg 1.729 import fresh',
      '5 IP Gualdicciolo 1.739 import fresh',
    ]);
    expect(await see.ranking(20, 'confine')).toEqual(['1 Q8 Via Emilia 1.659 import fresh']);
    expect(await see.log(maria, at('2027-03-22 00:00'))).toEqual([
      'lun 22 08:00 operator import_started',
      'lun 22 09:30 operator import_started',
      'lun 22 10:00 administrator invitation_made Distributore bianco',
      'lun 22 10:00 owner invitation_accepted Distributore bianco',
      'lun 22 11:15 owner prices_set Distributore bianco',
    ]);
    expect(see.mails()).toEqual([]);
  });

  test('Tuesday: drivers report, confirm, withdraw, and one sends nonsense', async () => {
    await until('2027-03-23 10:00');
    // It would take the gold: that requires a known driver.
    expect((await act.reports(anna, AMICI, 1.679)).state).toBe('reported');
    expect((await see.ranking(20))[1]).toBe('2 Amici 1.699 import fresh (1.679 reported)');
    await until('2027-03-23 10:20');
    expect((await act.reports(bruno, AMICI, 1.679)).state).toBe('accepted');
    await until('2027-03-23 12:00');
    const slip = await act.reports(carla, TOTAL, 1.719);
    expect(slip.state).toBe('accepted');
    await until('2027-03-23 12:09');
    const headers = asUser(carla);
    const url = `/api/price-reports/${slip.id}`;
    expect((await place.server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(
      200,
    );
    await until('2027-03-23 17:05');
    expect((await act.reports(dino, GUALDICCIOLO, 1.299)).state).toBe('ask');
    expect((await act.reports(dino, GUALDICCIOLO, 1.299, { sure: true })).state).toBe('held');
    await until('2027-03-23 23:00');

    expect(await see.home()).toEqual([
      'Benzina: 1 Distributore bianco 1.785 -0.004',
      'Diesel: 1 Amici 1.679 -0.010 border 1',
    ]);
    expect(await see.ranking(20)).toEqual([
      '1 Amici 1.679 driver fresh',
      '2 Distributore bianco 1.689 owner fresh',
      '3 Repsol 1.709 import fresh',
      '4 TotalErg 1.729 import fresh',
      '5 IP Gualdicciolo 1.739 import fresh',
    ]);
    expect(await see.history(AMICI, DIESEL)).toEqual([
      'lun 22 07:30 1.699 import fresh',
      'mar 23 10:00 1.679 driver fresh',
    ]);
    expect(await see.history(TOTAL, DIESEL)).toEqual(['lun 22 07:30 1.729 import fresh']);
    expect(await see.log(maria, at('2027-03-23 00:00'))).toEqual([]);
    expect(see.mails()).toEqual([]);
  });

  test('Wednesday: a price is disputed, and the administrator decides', async () => {
    await until('2027-03-24 09:00');
    expect(see.mails()).toEqual([`mer 24 07:00 ${DIGEST}`]);
    expect(await act.disputes(dino, AMICI, 1.679)).toBe('noted');
    await until('2027-03-24 09:30');
    expect(await act.disputes(carla, AMICI, 1.679)).toBe('contested');
    expect(await see.home()).toContain('Diesel: 1 Distributore bianco 1.689 -0.020 border 1');
    expect((await see.ranking(20)).at(-1)).toBe('- Amici 1.679 driver fresh contested doubtful');
    await until('2027-03-24 15:30');
    const { items } = await see.get<Queue>('/admin/queue', maria);
    expect(items.map(({ kind, price, voices }) => [kind, price, voices])).toEqual([
      ['held', 1.299, 1],
      ['contested', 1.679, 2],
    ]);
    const contested = items.find(({ kind }) => kind === 'contested')!;
    const decided = await post(
      place.server,
      `/admin/queue/${contested.id}`,
      { decision: 'reject', reason: 'Ho telefonato: non lo fa più' },
      asUser(maria),
    );
    expect(decided.statusCode, decided.body).toBe(200);
    await until('2027-03-24 23:00');

    expect(await see.ranking(20)).toEqual([
      '1 Distributore bianco 1.689 owner fresh',
      '2 Amici 1.699 import fresh',
      '3 Repsol 1.709 import fresh',
      '4 TotalErg 1.729 import fresh',
      '5 IP Gualdicciolo 1.739 import fresh',
    ]);
    expect(await see.history(AMICI, DIESEL)).toEqual(['lun 22 07:30 1.699 import fresh']);
    expect(await see.log(maria, at('2027-03-24 00:00'))).toEqual([
      'mer 24 15:30 administrator dispute_closed Amici',
    ]);
    expect(see.mails()).toEqual([`mer 24 15:00 ${DIGEST}`]);
  });

  test('Thursday: two stations are merged and separated again; the nonsense expires unconfirmed', async () => {
    await until('2027-03-25 08:00');
    await place.takeIn(['stations', 'distributori.csv'], {
      'distributori.csv': 'code;name;latitude;longitude\nBIS;Repsol Falciano;43,98;12,51',
    });
    const sheet = (price: string, time: string) =>
      place.takeIn(['prices', 'bis.csv'], {
        'bis.csv': `code;fuel;price;date\nBIS;20;${price};25/03/2027 ${time}`,
      });
    await sheet('1,705', '07:45');
    expect((await see.ranking(20)).slice(2, 4)).toEqual([
      '3 Repsol Falciano 1.705 import fresh',
      '4 Repsol 1.709 import fresh',
    ]);
    await until('2027-03-25 09:00');
    const { id: twin } = await place.server.database.kysely
      .selectFrom('station')
      .select('id')
      .where('source_id', '=', 'BIS')
      .executeTakeFirstOrThrow();
    expect((await merge(place.server, maria, REPSOL, twin)).statusCode).toBe(200);
    expect((await see.ranking(20))[2]).toBe('3 Repsol 1.705 import fresh');
    await until('2027-03-25 12:00');
    await sheet('1,695', '11:50');
    expect((await see.ranking(20))[1]).toBe('2 Repsol 1.695 import fresh');
    expect(await see.history(REPSOL, DIESEL)).toEqual([
      'lun 22 07:30 1.709 import fresh',
      'gio 25 07:45 1.705 import fresh',
      'gio 25 11:50 1.695 import fresh',
    ]);
    await until('2027-03-25 18:05');
    const own = async () =>
      (await see.get<OwnReports>('/price-reports', dino)).flatMap(({ entries }) =>
        entries.map(({ price, state }) => `${price} ${state}`),
      );
    expect(await own()).toEqual(['1.299 lapsed']);
    await until('2027-03-25 20:00');
    const { id } = (await newestMerge(place.server, maria, REPSOL))!;
    expect((await undoMerge(place.server, maria, id)).statusCode).toBe(200);
    await until('2027-03-25 23:00');

    expect(await see.ranking(20)).toEqual([
      '1 Distributore bianco 1.689 owner fresh',
      '2 Repsol Falciano 1.695 import fresh',
      '3 Amici 1.699 import fresh',
      '4 Repsol 1.709 import fresh',
      '5 TotalErg 1.729 import fresh',
      '6 IP Gualdicciolo 1.739 import fresh',
    ]);
    expect(await see.history(REPSOL, DIESEL)).toEqual(['lun 22 07:30 1.709 import fresh']);
    expect(await see.history(twin, DIESEL)).toEqual([
      'gio 25 07:45 1.705 import fresh',
      'gio 25 11:50 1.695 import fresh',
    ]);
    expect(await see.log(maria, at('2027-03-25 00:00'))).toEqual([
      'gio 25 08:00 operator import_started',
      'gio 25 08:00 operator import_started',
      'gio 25 09:00 administrator stations_merged Repsol',
      'gio 25 12:00 operator import_started',
      'gio 25 20:00 administrator merge_undone Repsol',
    ]);
    expect(see.mails()).toEqual([`gio 25 15:00 ${DIGEST}`]);
  });

  test('Friday: prices are scheduled for the next days, one of them publicly', async () => {
    await until('2027-03-26 08:00');
    expect((await act.reports(anna, TOTAL, 1.725)).state).toBe('accepted');
    await until('2027-03-26 10:00');
    await act.invite(maria, piero, GUALDICCIOLO);
    await scheduled(place.server, {
      who: olga,
      station: BIANCO,
      due: '2027-03-28 02:30',
      prices: { [DIESEL]: 1.649 },
      public: true,
    });
    await scheduled(place.server, {
      who: olga,
      station: BIANCO,
      due: '2027-03-27 06:00',
      prices: { [PETROL]: 1.779 },
    });
    for (const [due, price] of [
      ['2027-03-27 14:00', 1.719],
      ['2027-03-27 14:30', 1.709],
      ['2027-03-28 20:00', 1.6],
    ] as const) {
      await scheduled(place.server, {
        who: piero,
        station: GUALDICCIOLO,
        due,
        prices: { [DIESEL]: price },
      });
    }
    const late = await schedule(place.server, {
      who: piero,
      station: GUALDICCIOLO,
      due: '2027-04-02 11:01',
    });
    expect(late.statusCode).toBe(422);
    await until('2027-03-26 23:00');

    expect(await see.announced(BIANCO)).toEqual(['dom 28 03:00 1.649']);
    expect(await see.announced(GUALDICCIOLO)).toEqual([]);
    expect(await see.home()).toEqual([
      'Benzina: 1 Distributore bianco 1.785 -0.004',
      'Diesel: 1 Distributore bianco 1.689 -0.006 border 1',
    ]);
    expect(await see.log(maria, at('2027-03-26 00:00'))).toEqual([
      'ven 26 10:00 administrator invitation_made IP Gualdicciolo',
      'ven 26 10:00 owner invitation_accepted IP Gualdicciolo',
      'ven 26 10:00 owner prices_scheduled Distributore bianco',
      'ven 26 10:00 owner prices_scheduled Distributore bianco',
      'ven 26 10:00 owner prices_scheduled IP Gualdicciolo',
      'ven 26 10:00 owner prices_scheduled IP Gualdicciolo',
      'ven 26 10:00 owner prices_scheduled IP Gualdicciolo',
    ]);
  });

  test('Saturday: a price at six, a till, and two prices that were due while no server ran', async () => {
    await until('2027-03-27 07:00');
    expect(await see.home()).toContain('Benzina: 1 Distributore bianco 1.779 -0.010');
    const { token } = await tokenFor(place.server, olga, BIANCO);
    await until('2027-03-27 12:00');
    const report = { fuel: PETROL, price: 1.775, at: at('2027-03-27 11:50').toISOString() };
    expect((await sendAsTill(place.server, token, BIANCO, report)).statusCode).toBe(200);
    await until('2027-03-27 13:10');
    await place.offUntil('2027-03-27 15:10');
    await until('2027-03-27 23:00');

    expect(await see.history(BIANCO, PETROL)).toEqual([
      'lun 22 11:15 1.785 owner fresh',
      'sab 27 06:00 1.779 owner fresh',
      'sab 27 11:50 1.775 owner fresh',
    ]);
    expect(await see.history(GUALDICCIOLO, DIESEL)).toEqual([
      'lun 22 07:30 1.739 import fresh',
      'sab 27 14:00 1.719 owner fresh',
      'sab 27 14:30 1.709 owner fresh',
    ]);
    expect(await see.log(maria, at('2027-03-27 00:00'))).toEqual([
      'sab 27 06:00 job schedule_published Distributore bianco',
      'sab 27 07:00 owner token_made Distributore bianco',
      'sab 27 12:00 owner prices_set Distributore bianco',
      'sab 27 15:10 job schedule_published IP Gualdicciolo',
      'sab 27 15:10 job schedule_published IP Gualdicciolo',
    ]);
    expect(see.mails()).toEqual([]);
  });

  test("Sunday: two o'clock is three o'clock; the management of a station changes", async () => {
    await until('2027-03-28 01:59');
    expect((await see.home())[1]).toBe('Diesel: 1 Distributore bianco 1.689 -0.006 border 1');
    await until('2027-03-28 03:00');
    expect((await see.home())[1]).toBe('Diesel: 1 Distributore bianco 1.649 -0.046 border 1');
    expect(await see.announced(BIANCO)).toEqual([]);
    await until('2027-03-28 11:00');
    const url = `/admin/stations/${GUALDICCIOLO}/handover`;
    expect((await post(place.server, url, {}, asUser(maria))).statusCode).toBe(200);
    const own = await see.get<OwnerStations>('/owner/stations', piero);
    expect(own.stations).toEqual([]);
    await until('2027-03-28 23:00');

    expect(await see.ranking(20)).toEqual([
      '1 Distributore bianco 1.649 owner fresh',
      '2 Repsol Falciano 1.695 import fresh',
      '3 Amici 1.699 import fresh',
      '4 IP Gualdicciolo 1.709 owner fresh',
      '4 Repsol 1.709 import fresh',
      '6 TotalErg 1.725 driver fresh',
    ]);
    expect(await see.history(BIANCO, DIESEL)).toEqual([
      'lun 22 11:15 1.689 owner fresh',
      'dom 28 03:00 1.649 owner fresh',
    ]);
    expect(await see.log(maria, at('2027-03-28 00:00'))).toEqual([
      'dom 28 03:00 job schedule_published Distributore bianco',
      'dom 28 11:00 administrator handover IP Gualdicciolo',
    ]);
  });

  test('eight days on: unconfirmed prices leave the ranking, and owners are reminded', async () => {
    await until('2027-03-29 18:00');
    // Equal to the current price.
    expect((await act.reports(carla, REPSOL, 1.709)).state).toBe('accepted');
    await until('2027-03-30 08:30');
    // The last of eight days, one of which had twenty-three hours.
    expect(await see.ranking(20)).toContain('3 Amici 1.699 import fresh');
    await until('2027-03-30 23:00');

    expect(await see.ranking(20)).toEqual([
      '1 Distributore bianco 1.649 owner fresh',
      '2 Repsol Falciano 1.695 import fresh',
      '3 Repsol 1.709 import fresh',
      '3 IP Gualdicciolo 1.709 owner fresh',
      '- Amici 1.699 import stale',
      '- TotalErg 1.725 driver stale',
    ]);
    expect(await see.history(AMICI, DIESEL)).toEqual([
      'lun 22 07:30 1.699 import fresh',
      'mar 30 08:30 1.699 import stale',
    ]);
    expect(await see.history(GUALDICCIOLO, DIESEL)).toEqual([
      'lun 22 07:30 1.739 import fresh',
      'sab 27 14:00 1.719 owner fresh',
      'sab 27 14:30 1.709 owner fresh',
    ]);
    const { daily } = await see.get<AreaHistory>('/prices/history/area/SM?decade=20&days=30');
    expect(
      daily.map(({ day, open, min, median, max, close, stations }) =>
        [day.slice(5), open ?? '-', min, median, max, close ?? '-', stations].join(' '),
      ),
    ).toEqual([
      '03-22 - 1.689 1.709 1.739 1.689 5',
      // The price that Amici seemed to have until Wednesday was rejected, so it is left out.
      '03-23 1.689 1.689 1.709 1.739 1.689 5',
      '03-24 1.689 1.689 1.709 1.739 1.689 5',
      '03-25 1.689 1.689 1.704 1.739 1.689 6',
      '03-26 1.689 1.689 1.704 1.739 1.689 6',
      '03-27 1.689 1.689 1.704 1.739 1.689 6',
      '03-28 1.689 1.649 1.704 1.725 1.649 6',
      '03-29 1.649 1.649 1.704 1.725 1.649 6',
      '03-30 1.649 1.649 1.704 1.725 1.649 6',
    ]);
    // No server runs for four days.
    await place.offUntil('2027-04-03 10:00');
    expect(see.mails()).toEqual([]);
    await until('2027-04-03 14:00');
    expect(see.mails()).toEqual([
      'sab 3 13:10 olga@example.sm: Distributore bianco: i prezzi sono ancora giusti?',
    ]);
  });
});
