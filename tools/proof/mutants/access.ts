import { faultsOf } from '../mutant.ts'

const saved = [
  'src/passengers/server/passengers.test.ts',
  'src/passengers/server/past-travellers.test.ts',
  'src/passengers/server/passports.test.ts',
]
const orders = [
  'src/orders/server/calls.test.ts',
  'src/orders/server/timeline.test.ts',
  'src/orders/server/vouchers.test.ts',
  'src/refunds/server/refused.test.ts',
]

export const accessMutants = [
  ...faultsOf('src/orders/server/record.ts', orders, {
    'order-of-another-read': [
      "if (row?.owner_id !== userId) throw refuse('ORDER_NOT_FOUND')\n  return row",
      "if (row === undefined) throw refuse('ORDER_NOT_FOUND')\n  return row",
    ],
    'order-of-another-moved': [
      "if (order?.ownerId !== userId) throw refuse('ORDER_NOT_FOUND')",
      "if (order === undefined) throw refuse('ORDER_NOT_FOUND')",
    ],
  }),
  ...faultsOf(
    'src/payments/server/giving-back.ts',
    ['src/payments/server/payments.test.ts', 'src/payments/server/go-to-bank.test.ts'],
    {
      'payment-of-another': [
        "if (attempt === undefined || !(isOpen || attempt.userId === userId)) throw refuse('PAYMENT_NOT_FOUND')",
        "if (attempt === undefined) throw refuse('PAYMENT_NOT_FOUND')",
      ],
    },
  ),
  ...faultsOf('src/server/mount.ts', ['src/server/idempotency.test.ts'], {
    'keys-of-everybody': ['`${visitor.kind}:${idOf(visitor)}`', "'user:one'"],
  }),
  ...faultsOf('src/server/idempotency.ts', ['src/server/idempotency.test.ts'], {
    'key-for-another-body': ["if (!row.same) throw refuse('KEY_OF_ANOTHER')", ''],
    'key-forgotten-in-a-day': ['const keptHours = 48', 'const keptHours = 24'],
  }),
  ...faultsOf('src/refunds/server/quotes.ts', ['src/refunds/server/refused.test.ts'], {
    'direction-of-another-proposal': ['one.leg === leg && one.proposalId === proposalId', 'one.leg === leg'],
  }),
  ...faultsOf(
    'src/accounts/server/bank-details.ts',
    ['src/accounts/server/bank-details.test.ts', 'src/refunds/server/refused.test.ts'],
    {
      'bank-account-of-another': [
        'select * from accounts.bank_details where id = ${id} and user_id = ${userId}',
        'select * from accounts.bank_details where id = ${id}',
      ],
      'one-account-too-many': ['if (count >= most)', 'if (count > most)'],
      'two-accounts-preferred': [
        'update accounts.bank_details set is_default = false where user_id = ${userId} and is_default',
        'update accounts.bank_details set is_default = false where user_id = ${userId} and not is_default',
      ],
    },
  ),
  ...faultsOf('src/refunds/server/routes.ts', ['src/refunds/server/refused.test.ts'], {
    'typed-account-unproven': [
      "if (body.destination === 'bank' && body.savedAccountId === '') await mustBeProven",
      "if (body.destination === 'bank' && body.savedAccountId !== '') await mustBeProven",
    ],
  }),
  ...faultsOf(
    'src/accounts/server/sessions.ts',
    [
      'src/accounts/server/sessions.test.ts',
      'src/accounts/server/session-attacks.test.ts',
      'src/accounts/server/session-life.test.ts',
    ],
    {
      'ended-session-lives': [
        'where id = ${sessionId} and revoked_at is null`,\n  )\n  if (row === undefined) return false',
        'where id = ${sessionId}`,\n  )\n  if (row === undefined) return false',
      ],
      'old-token-used-twice': [
        "if ('reusedIn' in rotation) await end(",
        "if ('nowhere' in rotation) await end(",
      ],
      'everybody-signed-out': ['sql`user_id = ${userId} and id is distinct', 'sql`id is distinct'],
    },
  ),
  ...faultsOf(
    'src/documents/server/picture-store.ts',
    ['src/documents/server/attack.test.ts', 'src/documents/server/documents.test.ts'],
    {
      'document-of-another': [
        'where id = ${id} and user_id = ${userId} and purge_at > ${clock.now()}`',
        'where id = ${id} and purge_at > ${clock.now()}`',
      ],
      'document-of-another-destroyed': [
        'delete from documents.blobs where id = ${id} and user_id = ${userId} returning id',
        'delete from documents.blobs where id = ${id} returning id',
      ],
    },
  ),
  ...faultsOf(
    'src/documents/server/links.ts',
    ['src/documents/server/attack.test.ts', 'src/documents/server/documents.test.ts'],
    {
      'document-link-for-anybody': [
        'return read?.isFor(userId) === true ? read.id : undefined',
        'return read?.id',
      ],
    },
  ),
  ...faultsOf('src/passengers/server/saved.ts', saved, {
    'passenger-of-another-changed': [
      'where id = ${id} and user_id = ${userId} and deleted_at is null',
      'where id = ${id} and deleted_at is null',
    ],
  }),
  ...faultsOf('src/passengers/server/saved-passengers.ts', saved, {
    'passenger-of-another-deleted': [
      'where id = ${id} and user_id = ${userId} and deleted_at is null returning id',
      'where id = ${id} and deleted_at is null returning id',
    ],
    'passenger-of-another-brought-back': [
      'where id = ${id} and user_id = ${userId} and deleted_at > ${since} returning *',
      'where id = ${id} and deleted_at > ${since} returning *',
    ],
  }),
  ...faultsOf(
    'src/flights/search/server/watches/watches.ts',
    ['src/flights/search/server/watches/watches.test.ts'],
    {
      'watch-of-another-stopped': [
        'where id = ${id} and user_id = ${userId} and ended_at is null`.execute',
        'where id = ${id} and ended_at is null`.execute',
      ],
    },
  ),
  ...faultsOf('src/storefront/server/stored-searches.ts', ['src/storefront/server/histories.test.ts'], {
    'search-of-another-forgotten': [
      'where id = ${id} and user_id = ${userId} and kind',
      'where id = ${id} and kind',
    ],
  }),
  ...faultsOf(
    'src/wallet/server/flows.ts',
    ['src/wallet/server/statement.test.ts', 'src/wallet/server/wallet.test.ts'],
    {
      'movement-of-another': [
        "where class = 'traveller-wallet' and owner = ${userId}) as flow",
        "where class = 'traveller-wallet' and owner <> '') as flow",
      ],
    },
  ),
  ...faultsOf('src/orders/server/track.ts', ['src/orders/server/track.test.ts'], {
    'tracked-by-any-mobile': ["key !== '' && mobileKey(row.contact_phone) === key", "key !== ''"],
    'tracked-without-end': [
      'const perOrder = { most: 10, seconds: 3600 }',
      'const perOrder = { most: 100000, seconds: 3600 }',
    ],
  }),
  ...faultsOf('src/orders/server/ticket-links.ts', ['src/orders/server/ticket-links.test.ts'], {
    'closed-link-opens': [
      'if (read === undefined || !read.isFor(await closedOf(database, read.id)))',
      'if (read === undefined)',
    ],
    'link-to-a-refunded-ticket': [
      "if (row?.status !== 'issued' || row.contact_phone === '')",
      "if (row === undefined || row.contact_phone === '')",
    ],
  }),
  ...faultsOf('src/orders/server/ticket-links.ts', ['src/app/visa-decisions.test.ts'], {
    'visa-shared-with-all': [
      "if (status !== 'issued' || faceOf({ products }, product).words.shared === null)",
      "if (status !== 'issued')",
    ],
  }),
  ...faultsOf(
    'src/flights/search/server/request-token.ts',
    ['src/flights/search/server/request-token.test.ts'],
    {
      'any-signature-is-ours': [
        'return a.length === b.length && timingSafeEqual(a, b)',
        'return a.length === b.length',
      ],
      'search-good-for-a-day': [
        'search.searchedAt.add({ seconds: clocks.search })',
        'search.searchedAt.add({ hours: 24 })',
      ],
    },
  ),
  ...faultsOf(
    'src/accounts/server/codes.ts',
    ['src/accounts/server/codes.test.ts', 'src/accounts/server/calls.test.ts'],
    {
      'codes-guessed-without-end': [
        'throw tried.tries < TRIES_PER_CODE ?',
        'throw tried.tries < TRIES_PER_CODE + 99 ?',
      ],
      'earlier-code-still-works': [
        'update accounts.codes set is_spent = true where',
        'update accounts.codes set is_spent = is_spent where',
      ],
    },
  ),
]
