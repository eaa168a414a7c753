import { openIdentitySimulator } from './server.ts'

/** Environment: IDENTITY_TWIN_PORT, HOST, GOOGLE_CLIENT_ID. */
const { IDENTITY_TWIN_PORT = '3005', HOST = 'localhost', GOOGLE_CLIENT_ID } = process.env
const identity = await openIdentitySimulator({
  port: Number(IDENTITY_TWIN_PORT),
  host: HOST,
  ...(GOOGLE_CLIENT_ID === undefined ? {} : { clientId: GOOGLE_CLIENT_ID }),
})
console.log(`ورود ساختگی گوگل: ${identity.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void identity.close())
