/**
 * Who may call on whom, from the ground up. A room names the rooms it may call on; all of them stand before it.
 * What must flow the other way is handed in by `agency.ts`.
 */
export const rooms = {
  // the words every room speaks
  calls: [],
  money: ['calls'],
  calendar: ['money'],
  places: ['calls', 'calendar'],
  penalties: ['money', 'calendar'],
  // the building
  server: ['calls', 'money', 'calendar', 'database'],
  database: ['server'],
  web: ['calls', 'money', 'calendar', 'places', 'server'],
  papers: ['money', 'calendar', 'places', 'server'],
  // who travels
  messages: ['calls', 'calendar', 'server', 'database', 'web'],
  accounts: ['calls', 'money', 'calendar', 'server', 'database', 'web', 'messages'],
  documents: ['calls', 'money', 'calendar', 'places', 'server', 'database', 'web', 'accounts'],
  passengers: ['calls', 'money', 'calendar', 'places', 'server', 'database', 'web', 'accounts', 'documents'],
  // what is owed
  promises: ['calendar', 'server', 'database'],
  wallet: ['calls', 'money', 'calendar', 'server', 'database', 'web', 'papers', 'accounts'],
  payments: ['calls', 'money', 'calendar', 'server', 'database', 'web', 'accounts', 'promises', 'wallet'],
  orders: [
    'calls',
    'money',
    'calendar',
    'places',
    'penalties',
    'server',
    'database',
    'web',
    'papers',
    'messages',
    'accounts',
    'passengers',
    'promises',
    'wallet',
    'payments',
  ],
  refunds: [
    'calls',
    'money',
    'calendar',
    'places',
    'penalties',
    'server',
    'database',
    'web',
    'accounts',
    'passengers',
    'promises',
    'wallet',
    'orders',
  ],
  // what we sell
  flights: [
    'calls',
    'money',
    'calendar',
    'places',
    'penalties',
    'server',
    'database',
    'web',
    'papers',
    'accounts',
    'documents',
    'passengers',
    'promises',
    'wallet',
    'payments',
    'orders',
  ],
  // where people come in
  storefront: [
    'calls',
    'money',
    'calendar',
    'places',
    'server',
    'database',
    'web',
    'accounts',
    'passengers',
    'flights',
    'orders',
  ],
  resellers: ['calls', 'money', 'calendar', 'places', 'server', 'database', 'flights'],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof rooms
