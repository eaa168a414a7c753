import type { Role } from '#desk/roles.ts'

const insiders = [
  'owner',
  'support',
  'refunds',
  'visas',
  'ticketing',
  'hotels',
  'finance',
  'content',
  'auditor',
] as const satisfies readonly Role[]

const everybody = [...insiders, 'hotelier'] as const satisfies readonly Role[]

const hotelWorkers = ['owner', 'hotels', 'hotelier'] as const satisfies readonly Role[]

const readers = [
  'owner',
  'support',
  'refunds',
  'visas',
  'ticketing',
  'hotels',
  'finance',
  'auditor',
] as const satisfies readonly Role[]

const workers = [
  'owner',
  'support',
  'refunds',
  'visas',
  'ticketing',
  'hotels',
] as const satisfies readonly Role[]

const visaReaders = ['owner', 'support', 'visas', 'auditor'] as const satisfies readonly Role[]

const visaOfficers = ['owner', 'visas'] as const satisfies readonly Role[]

const refundWorkers = ['owner', 'support', 'refunds'] as const satisfies readonly Role[]

const refundReaders = [...refundWorkers, 'finance', 'auditor'] as const satisfies readonly Role[]

const massRefunders = ['owner', 'refunds', 'finance'] as const satisfies readonly Role[]

const conversationReaders = [...workers, 'auditor'] as const satisfies readonly Role[]

const taskWorkers = [...workers, 'finance'] as const satisfies readonly Role[]

/** Who gets an answer to which call of the desk: written by hand beside the table of roles, so that a right given by mistake is seen. */
export const callMatrix: Readonly<Record<string, readonly Role[]>> = {
  'POST /api/desk/sign-out': everybody,
  'GET /api/desk/keys': everybody,
  'POST /api/desk/keys/offer': everybody,
  'POST /api/desk/keys': everybody,
  'DELETE /api/desk/keys/{id}': everybody,
  'GET /api/desk/today': readers,
  'GET /api/desk/orders/{number}/evidence': readers,
  'POST /api/desk/orders/{number}/issue': workers,
  'POST /api/desk/orders/{number}/resend': workers,
  'POST /api/desk/orders/{number}/acting/code': workers,
  'POST /api/desk/orders/{number}/acting': workers,
  'POST /api/desk/orders/{number}/acting/end': workers,
  'POST /api/desk/orders/{number}/acting/refund-quote': workers,
  'POST /api/desk/orders/{number}/acting/refund': workers,
  'POST /api/desk/orders/{number}/acting/names-check': workers,
  'POST /api/desk/orders/{number}/acting/names': workers,
  'POST /api/desk/orders/{number}/notes': workers,
  'POST /api/desk/orders/{number}/tasks': workers,
  'POST /api/desk/order-tasks/{id}/done': workers,
  'POST /api/desk/tasks/{number}/hand': taskWorkers,
  'POST /api/desk/tasks/{number}/done': taskWorkers,
  'POST /api/desk/jobs/{id}/again': ['owner', 'ticketing'],
  'POST /api/desk/jobs/{id}/close': ['owner', 'ticketing'],
  'POST /api/desk/order-views': readers,
  'DELETE /api/desk/order-views/{id}': readers,
  'GET /api/desk/orders/sheet': readers,
  'GET /api/desk/refunds/sheet': refundReaders,
  'POST /api/desk/refunds/{number}/look': refundWorkers,
  'POST /api/desk/orders/{number}/refund-quote': refundWorkers,
  'POST /api/desk/orders/{number}/refund': refundWorkers,
  'POST /api/desk/orders/{number}/refund-proposals': refundWorkers,
  'POST /api/desk/waivers': ['owner', 'support', 'ticketing'],
  'POST /api/desk/mass-refunds/flight': massRefunders,
  'POST /api/desk/mass-refunds/list': massRefunders,
  'GET /api/desk/mass-refunds/{number}': refundReaders,
  'POST /api/desk/mass-refunds/{number}/stop': massRefunders,
  'POST /api/desk/mass-refunds/{number}/go-on': massRefunders,
  'GET /api/desk/conversations': conversationReaders,
  'GET /api/desk/conversations/{id}': conversationReaders,
  'GET /api/desk/conversations/{id}/files/{seq}': workers,
  'POST /api/desk/conversations/{id}/read': workers,
  'POST /api/desk/conversations/{id}/hand': workers,
  'POST /api/desk/conversations/{id}/answers': workers,
  'POST /api/desk/conversations/{id}/close': workers,
  'POST /api/desk/conversations/{id}/notes': workers,
  'POST /api/desk/conversations/{id}/tasks': workers,
  'GET /api/desk/macros/ready': workers,
  'POST /api/desk/macros': ['owner', 'support'],
  'POST /api/desk/macros/{id}': ['owner', 'support'],
  'POST /api/desk/macros/{id}/withdraw': ['owner', 'support'],
  'POST /api/desk/flights/delay': ['owner', 'support', 'ticketing'],
  'POST /api/desk/flights/on-time': ['owner', 'support', 'ticketing'],
  'POST /api/desk/flights/aircraft': ['owner', 'support', 'ticketing'],
  'POST /api/desk/flights/cancellations': ['owner', 'support', 'ticketing'],
  'POST /api/desk/content/previews': ['owner', 'content'],
  'POST /api/desk/content/versions': ['owner', 'content'],
  'POST /api/desk/incidents': ['owner', 'content'],
  'POST /api/desk/incidents/{number}/updates': ['owner', 'content'],
  'POST /api/desk/incidents/{number}/close': ['owner', 'content'],
  'POST /api/desk/reviews/{id}/publish': ['owner', 'hotels', 'content'],
  'POST /api/desk/reviews/{id}/refuse': ['owner', 'hotels', 'content'],
  'POST /api/desk/reviews/{id}/hold': ['owner', 'hotels', 'content'],
  'POST /api/desk/reviews/{id}/answer': ['owner', 'hotels', 'content'],
  'GET /api/desk/hotels/{hotelId}/nights': hotelWorkers,
  'POST /api/desk/hotels/{hotelId}/nights': hotelWorkers,
  'GET /api/desk/hotels/{hotelId}/stays': hotelWorkers,
  'POST /api/desk/hotels/{hotelId}/reviews/{id}/answer': hotelWorkers,
  'GET /api/desk/visas/{number}/applicants/{applicant}/checks': visaOfficers,
  'GET /api/desk/visas/{number}/applicants/{applicant}/pictures/{kind}': visaOfficers,
  'GET /api/desk/visas/{number}/policies/{policy}': visaOfficers,
  'POST /api/desk/visas/{number}/checked': visaOfficers,
  'POST /api/desk/visas/{number}/sent': visaOfficers,
  'POST /api/desk/visas/{number}/applicants/{applicant}/again': visaOfficers,
  'POST /api/desk/visas/{number}/applicants/{applicant}/reject': visaOfficers,
  'POST /api/desk/visas/{number}/applicants/{applicant}/approve': visaOfficers,
  'POST /api/desk/visas/{number}/appointment': visaOfficers,
  'POST /api/desk/visas/{number}/appointment/state': visaOfficers,
  'GET /api/desk/ledger/sheet': ['owner', 'finance', 'auditor'],
  'GET /api/desk/invoices/sheet': ['owner', 'finance', 'auditor'],
  'POST /api/desk/close/settlements/check': ['owner', 'finance'],
  'POST /api/desk/close/settlements': ['owner', 'finance'],
  'POST /api/desk/close/transfers/check': ['owner', 'finance'],
  'POST /api/desk/close/transfers': ['owner', 'finance'],
  'POST /api/desk/rates': ['owner', 'finance'],
  'GET /api/desk/suppliers': ['owner', 'ticketing', 'hotels', 'finance', 'auditor'],
  'POST /api/desk/suppliers/switch': ['owner', 'ticketing', 'hotels'],
  'POST /api/desk/suppliers/payouts': ['owner', 'refunds', 'finance'],
  'POST /api/desk/suppliers/credit': ['owner', 'refunds', 'finance'],
  'POST /api/desk/prices/rules': ['owner', 'finance'],
  'POST /api/desk/prices/rules/{id}/end': ['owner', 'finance'],
  'POST /api/desk/codes': ['owner', 'finance'],
  'POST /api/desk/codes/{code}/stop': ['owner', 'finance'],
  'GET /api/desk/staff': ['owner', 'finance', 'auditor'],
  'POST /api/desk/staff': ['owner'],
  'POST /api/desk/staff/{id}/roles': ['owner'],
  'POST /api/desk/staff/{id}/recovery': ['owner'],
  'POST /api/desk/staff/{id}/disable': ['owner'],
  'GET /api/desk/proposals': insiders,
  'POST /api/desk/proposals/{id}/approve': ['owner', 'finance'],
  'POST /api/desk/proposals/{id}/refuse': ['owner', 'finance'],
  'POST /api/desk/proposals/{id}/withdraw': insiders,
  'POST /api/desk/wallet-adjustments': ['owner', 'refunds', 'finance'],
}

/** The same of pages. */
export const pageMatrix: Readonly<Record<string, readonly Role[]>> = {
  '/desk': everybody,
  '/desk/orders': readers,
  '/desk/orders/:number': readers,
  '/desk/orders/:number/acting': workers,
  '/desk/orders/:number/refund': refundWorkers,
  '/desk/mass-refunds': refundReaders,
  '/desk/waivers': ['owner', 'support', 'ticketing', 'finance'],
  '/desk/refunds': refundReaders,
  '/desk/support': conversationReaders,
  '/desk/support/:id': conversationReaders,
  '/desk/macros': conversationReaders,
  '/desk/flights': ['owner', 'support', 'ticketing', 'finance'],
  '/desk/content': ['owner', 'hotels', 'content'],
  '/desk/nights': hotelWorkers,
  '/desk/stays': hotelWorkers,
  '/desk/hotel-reviews': hotelWorkers,
  '/desk/content/:kind': ['owner', 'hotels', 'content'],
  '/desk/visas': visaReaders,
  '/desk/visas/:number': visaReaders,
  '/desk/tasks': readers,
  '/desk/jobs': ['owner', 'support', 'ticketing', 'auditor'],
  '/desk/approvals': insiders,
  '/desk/ledger': ['owner', 'finance', 'auditor'],
  '/desk/close': ['owner', 'finance', 'auditor'],
  '/desk/invoices': ['owner', 'finance', 'auditor'],
  '/desk/suppliers': ['owner', 'ticketing', 'hotels', 'finance', 'auditor'],
  '/desk/prices': ['owner', 'finance', 'auditor'],
  '/desk/codes': ['owner', 'finance', 'auditor'],
  '/desk/staff': ['owner', 'finance', 'auditor'],
  '/desk/audit': ['owner', 'auditor'],
  '/desk/keys': everybody,
  '/desk/*': everybody,
}

/** What answers before signing in. */
export const openAtDesk: readonly string[] = [
  'POST /api/desk/join/offer',
  'POST /api/desk/join',
  'POST /api/desk/sign-in/challenge',
  'POST /api/desk/sign-in',
  '/desk/sign-in',
  '/desk/join',
]
