import { openMarketplace } from './server.ts'

/** Environment: MARKETPLACE_TWIN_PORT, HOST, AGENCY_URL, RESELLER_CODE, RESELLER_KEY. */
const {
  MARKETPLACE_TWIN_PORT = '3008',
  HOST = 'localhost',
  AGENCY_URL = 'http://localhost:3000',
  RESELLER_CODE = 'safarbin',
  RESELLER_KEY = 'house-simulator-marketplace',
} = process.env
const agency = { url: AGENCY_URL, code: RESELLER_CODE, key: RESELLER_KEY }
const marketplace = await openMarketplace({ port: Number(MARKETPLACE_TWIN_PORT), host: HOST, agency })
console.log(`سفربین: ${marketplace.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void marketplace.close())
