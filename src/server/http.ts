import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import formBody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import { guardFlood } from '#server/flood.ts'
import { guardOrigin } from '#server/origin.ts'
import { isData, withoutPageHeaders } from '#server/page-headers.ts'
import { respondToRefusals } from '#server/refused.ts'
import { guardSound, requestPath } from '#server/request-guard.ts'
import type { Settings } from '#server/settings.ts'
import { traceRequests } from '#server/tracing/trace-requests.ts'

export interface HttpWish {
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  /** for development */
  readonly serverFactory?: FastifyServerOptions['serverFactory'] | undefined
}

export async function openHttp({ settings, log, serverFactory }: HttpWish): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    rewriteUrl: requestPath,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000, // §9: HTTP time-out
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // whoever asks on a connection that is kept is served, and told that it ends
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...(serverFactory === undefined ? {} : { serverFactory }),
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    ...strict(settings),
  })
  await app.register(formBody)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // the last step before it takes three times as long and gains next to nothing
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  })
  enter(app, settings)
  denyDevices(app)
  sendDataBare(app)
  guardFlood(app, settings)
  guardSound(app)
  guardOrigin(app)
  logRequests(app)
  respondToRefusals(app)
  return app
}

/** The request's site and trace. Twice, since reading a body leaves what the first had entered. */
function enter(app: FastifyInstance, { sites }: Settings): void {
  const inItsTrace = traceRequests(app)
  const enterBoth: onRequestHookHandler = (request, _reply, done) => {
    sites.at(sites.atHost(request.host), () => inItsTrace(request, done))
  }
  app.addHook('onRequest', enterBoth)
  app.addHook('preValidation', enterBoth)
}

function strict(settings: Settings) {
  return {
    strictTransportSecurity: settings.publicUrl.startsWith('https://')
      ? { maxAge: 31_536_000 }
      : (false as const),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  }
}

/** Device features disabled for all pages, frames and scripts. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const

function denyDevices(app: FastifyInstance): void {
  const policy = unused.map((feature) => `${feature}=()`).join(', ')
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', policy))
}

function sendDataBare(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!isData(reply.getHeader('content-type'))) return
    withoutPageHeaders(reply)
    withoutPageHeaders(reply.raw) // where helmet writes
  })
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined || route.startsWith('/assets/')) return
    request.log.info(
      {
        requestId: request.id,
        ...sessionOf(request),
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** The browser id (§3), validated before it is logged. */
function sessionOf({ headers }: FastifyRequest): { readonly browser?: string } {
  const given = headers['x-session-id']
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? { browser: given } : {}
}
