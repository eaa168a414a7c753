import { setTimeout as sleep } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { accountsPage, wrongAskPage } from './accounts-page.ts'
import { type Query, requestIn, wayBack } from './authorize.ts'
import { type Keys, openKeys } from './keys.ts'
import { personNamed } from './people.ts'
import { idTokenOf } from './tokens.ts'

export interface IdentitySimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly clientId?: string
  readonly now?: () => Temporal.Instant
}

const faultNames = ['keys-down', 'keys-hang', 'keys-garbage'] as const
export type IdentityFault = (typeof faultNames)[number]

export interface IdentitySimulator {
  readonly url: string
  readonly keys: Keys
  readonly faults: FaultBox<IdentityFault>
  close(): Promise<void>
}

/** An OpenID issuer at Google's paths; one signs in by choosing a name. */
export async function openIdentitySimulator(options: IdentitySimulatorOptions): Promise<IdentitySimulator> {
  const { clientId = 'parastoo.apps.house-simulator', now = () => Temporal.Now.instant() } = options
  const keys = openKeys()
  const faults = faultBox<IdentityFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  serveSignIn(app, { clientId, keys, now })
  serveKeys(app, keys, faults)
  serveFaults(app, faults, faultNames)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, keys, faults, close: () => app.close() }
}

const authorizePath = '/o/oauth2/v2/auth'
const keysPath = '/oauth2/v3/certs'

interface SignIn {
  readonly clientId: string
  readonly keys: Keys
  readonly now: () => Temporal.Instant
}

function serveSignIn(app: FastifyInstance, { clientId, keys, now }: SignIn): void {
  app.get<{ Querystring: Query }>(authorizePath, ({ query }, reply) => {
    const asked = requestIn(query, clientId)
    return sendPage(reply, typeof asked === 'string' ? wrongAskPage(asked) : accountsPage(asked, query))
  })
  app.post<{ Body: Query }>(authorizePath, ({ body }, reply) => {
    const asked = requestIn(body, clientId)
    const person = personNamed(body['person'])
    if (typeof asked === 'string') return sendPage(reply, wrongAskPage(asked))
    if (person === undefined) return reply.redirect(wayBack(asked, { error: 'access_denied' }), 303)
    const token = idTokenOf(keys, person, { clientId, nonce: asked.nonce, now: now() })
    return reply.redirect(wayBack(asked, { id_token: token, authuser: '0' }), 303)
  })
}

function serveKeys(app: FastifyInstance, keys: Keys, faults: FaultBox<IdentityFault>): void {
  app.get('/.well-known/openid-configuration', ({ host, protocol }) => ({
    issuer: 'https://accounts.google.com',
    authorization_endpoint: `${protocol}://${host}${authorizePath}`,
    jwks_uri: `${protocol}://${host}${keysPath}`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))
  app.get(keysPath, async (_, reply) => {
    if (faults.strikes('keys-down')) return reply.code(503).send('unavailable')
    if (faults.strikes('keys-garbage')) return reply.type('text/html').send('<html>')
    if (faults.strikes('keys-hang')) await sleep(8000)
    return reply.header('cache-control', 'public, max-age=3600').send(keys.published())
  })
  app.post('/keys/rotate', () => {
    keys.rotate()
    return { kid: keys.kid }
  })
}
