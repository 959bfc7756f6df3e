const person = {
  name: 'Nuova',
  email: 'nuova@example.sm',
  password: 'una password',
  password_confirmation: 'una password',
  agree_privacy: true,
};
const alert = { decade: 20, area: 'SM', below: 1.65, channels: [] };
const day = [{ from: '07:00', to: '12:30' }];
const prices = [{ fuel_type_id: 20, price: 1.689 }];

/** Bodies with constraints that a schema cannot express, such as two equal fields: by method and path. */
export const SAMPLES: Readonly<Record<string, readonly object[]>> = {
  'POST /api/auth/check-feature-access': [{ feature: 'favorites', action: 'update' }],
  'POST /api/register': [person],
  'POST /api/login': [{ email: 'user1@example.sm', password: 'una password' }],
  'POST /api/guest/convert-to-registered': [
    { ...person, email: 'ospite@example.sm', guest_id: 'x', guest_data: {} },
  ],
  'PUT /api/user/password': [
    {
      current_password: 'una password',
      password: 'un altra password',
      password_confirmation: 'un altra password',
    },
  ],
  'POST /api/user/alerts': [
    alert,
    { decade: 20, favorites: true, saving: { euro: 2, litres: 40 }, channels: ['mail'] },
  ],
  'PUT /api/user/alerts/{id}': [alert, { ...alert, paused: true }],
  'DELETE /api/user': [{ password: 'una password' }],
  'PUT /api/owner/stations/{id}/prices': [{ prices, sure: true }],
  'POST /api/owner/stations/{id}/scheduled-prices': [
    { prices, due: { date: '2026-11-24', time: '06:00' }, sure: true },
  ],
  'PUT /api/owner/stations/{id}/details': [
    { name: 'Distributore', hours: [day, day, day, day, day, [], []], phone: '0549 123456' },
  ],
  'PUT /api/admin/settings/{key}': [{ values: ['true'] }, { values: null }],
  'PUT /api/admin/welcome': [{ message: '<p>Ciao</p>', source: '<p>Ciao</p>' }],
  'POST /api/admin/smac-rates': [
    { valid_from: '2026-12-01', fuel: 10, amount: 0.05, basis: 'unit', source: 'Decreto' },
  ],
  'POST /api/admin/stations': [
    { name: 'Nuovo distributore', kind: 'fuel', latitude: 43.91, longitude: 12.47, sure: true },
  ],
  'PUT /api/admin/stations/{id}/facts': [
    { name: 'Un altro nome', latitude: 43.93, longitude: 12.44 },
  ],
};
