import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { rolesCss } from '#brands/brand.ts'
import type { Rate } from '#money/rates.ts'
import { isDatabaseTrouble } from '#server/database-trouble.ts'
import { withoutKeepAlive, withoutPageHeaders } from '#server/page-headers.ts'
import { refuse } from '#server/refusals.ts'
import { retrySeconds } from '#server/refused.ts'
import { sessionHeader, sessionHeaderOf } from '#server/session-header.ts'
import type { Site, Sites } from '#server/sites.ts'
import type { Visitor } from '#server/visitor.ts'
import { bareAddress } from '#web/back-marks.ts'
import { type Display, displayFrom, type OtherCurrency } from '#web/display/display.ts'
import { displayCookie, displayIn } from '#web/display/display-cookie.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'
import { displayHere, withDisplay } from '#web/server/display-here.ts'

export interface Pages {
  /** the page build, or in development a way to load it anew */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly clientFolder?: string
  /** development puts the builder's own server in front */
  readonly serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>
  close?(): Promise<void>
}

export interface PageMounting extends Pages {
  /** puts what loaders need (doors, visitor) into the router's context */
  readonly furnish: (
    context: RouterContextProvider,
    build: ServerBuild,
    request: FastifyRequest,
  ) => Promise<void>
  readonly sites: Sites
  /** what somebody chose elsewhere */
  readonly displayOf?: (visitor: Visitor) => Promise<string | undefined> | undefined
  /** of the currency that somebody wants beside prices */
  readonly rateOf?: (currency: OtherCurrency) => Promise<Rate>
  /** shown for every page while the database is away */
  readonly away?: (site: Site) => StaticPage | undefined
}

/** A page that lasts as long as the build, with the policy that it needs. */
export interface StaticPage {
  readonly html: string
  readonly policy: string
}

export async function mountPages(app: FastifyInstance, how: PageMounting): Promise<void> {
  if (how.clientFolder !== undefined) await serveAssets(app, how.clientFolder)
  const mode = how.clientFolder === undefined ? 'development' : 'production'
  const render = createRequestHandler(how.build, mode)
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    pages.all('*', async (request, reply) => {
      guardForm(request, reply)
      const nonce = randomBytes(16).toString('base64')
      const build = typeof how.build === 'function' ? await how.build() : how.build
      const trouble = troubleOf(request)
      const context = await furnished(request, (empty) => how.furnish(empty, build, request), trouble)
      const {
        addressContext,
        brandCssContext,
        nonceContext,
        visitorContext,
        widerPolicyContext,
        failedContext,
        followDisplay,
      } = entryOf(build)
      const site = how.sites.atHost(request.host)
      context.set(nonceContext, nonce)
      context.set(brandCssContext, rolesCss(site.brand))
      context.set(failedContext, trouble.isSo)
      context.set(addressContext, request.ip)
      const whose = sessionHeaderOf(context.get(visitorContext), request.headers.cookie)
      if (whose !== undefined) reply.header(sessionHeader, whose)
      followDisplay(displayHere)
      const display = await rated(
        await displayFor(request, reply, () => how.displayOf?.(context.get(visitorContext))),
        how.rateOf,
      )
      const response = await withDisplay(display, () => render(asWebRequest(request, reply), context))
      // after the loaders, which may add origins
      const policy = contentSecurityPolicy(nonce, mode, context.get(widerPolicyContext))
      if (response.status !== 500 || !trouble.wasThere()) return answer(reply, response, policy)
      reply.header('retry-after', retrySeconds)
      const away = isDocument(response) ? how.away?.(site) : undefined
      return answer(reply, away === undefined ? notNow(response) : pageOf(away), away?.policy ?? policy)
    })
  })
}

/** A browser's own choice, or else the account's, which it keeps from then on. */
async function displayFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  ofAccount: () => Promise<string | undefined> | undefined,
): Promise<Display> {
  const own = displayIn(headers.cookie)
  // without a database the page is said as usual
  const stored = own === undefined ? await ofAccount()?.catch(() => undefined) : undefined
  if (stored !== undefined) reply.header('set-cookie', displayCookie(displayFrom(stored)))
  return displayFrom(own ?? stored)
}

/** Without a rate the price stands alone. */
async function rated(display: Display, rateOf: PageMounting['rateOf']): Promise<Display> {
  const { currency } = display
  const rate = currency && (await rateOf?.(currency).catch(() => undefined))
  return rate === undefined ? display : { ...display, rate }
}

/** Collects rendering errors, and whether they were the database's. */
function troubleOf(request: FastifyRequest) {
  let wasThere = false
  return {
    wasThere: () => wasThere,
    isSo(error: unknown): boolean {
      if (wasThere) return true // what follows from it is not told again
      if (!isDatabaseTrouble(error)) return false
      request.log.warn({ err: error, requestId: request.id }, 'busy')
      wasThere = true
      return true
    },
  }
}

/** Pages are read, and their forms are posted as browsers post them; nothing else is for them. */
function guardForm({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  if (!['GET', 'HEAD', 'POST'].includes(method))
    throw refuse('METHOD_NOT_ALLOWED', { headers: { allow: 'GET, HEAD, POST' } })
  if (method !== 'POST' || formTypes.test(headers['content-type'] ?? '')) return
  reply.header('connection', 'close') // what was sent is not read
  throw refuse('BODY_UNREADABLE')
}

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data *;.*boundary=)/i

/** On failure the page renders without context and shows an error. */
async function furnished(
  request: FastifyRequest,
  furnish: (context: RouterContextProvider) => Promise<void>,
  trouble: ReturnType<typeof troubleOf>,
): Promise<RouterContextProvider> {
  const context = new RouterContextProvider()
  try {
    await furnish(context)
    return context
  } catch (error) {
    if (!trouble.isSo(error))
      request.log.error({ err: error, requestId: request.id }, 'a page could not be furnished')
    return new RouterContextProvider()
  }
}

export function entryOf(build: ServerBuild): PageEntry {
  return build.entry.module as unknown as PageEntry
}

export type PageEntry = typeof import('#web/page-context.server.ts') &
  typeof import('#web/display/follow-display.ts') &
  typeof import('#web/install/offline-html.tsx')

/** What a build has is known when it is opened: looked up in the folder,
 * each piece would have its thousand names read anew. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    etag: false, // its name changes with it
    lastModified: false,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: pieceHeaders,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
  })
  app.get('/assets/*', (_request, reply) => reply.callNotFound()) // no page is drawn for a piece that is gone
}

/** There are a hundred pieces on the way to a ticket: each says what it must and no more. */
function pieceHeaders(reply: FastifyReply): void {
  withoutPageHeaders(reply)
  withoutKeepAlive(reply)
  reply.header('cache-control', 'max-age=31536000, immutable')
}

function asWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const address = bareAddress(request.raw.url ?? '/')
  return new Request(`${request.protocol}://${request.host || 'localhost'}${address}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  })
}

function notNow({ body, headers }: Response): Response {
  return new Response(body, { status: 503, headers })
}

function pageOf({ html }: StaticPage): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status: 503, headers })
}

function isDocument(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true
}

function answer(reply: FastifyReply, response: Response, policy: string): FastifyReply {
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (isDocument(response))
    reply
      .header('content-security-policy', policy)
      .header('cache-control', response.headers.get('cache-control') ?? 'private, no-cache')
  else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
  return reply.send(response.body === null ? null : Readable.fromWeb(response.body as never))
}
