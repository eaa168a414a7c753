import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Call } from '#calls/call.ts'
import { checked } from '#server/checked.ts'
import { type FailedPage, respondByPage } from '#server/failed-page.ts'
import {
  type CheckedRequest,
  type FileResponse,
  type Handlers,
  SerialisedResponse,
} from '#server/handlers.ts'
import { Multipart, readMultipart } from '#server/multipart.ts'
import { openReaders, type Readers } from '#server/readers.ts'
import { refuse } from '#server/refusals.ts'
import type { StaffVisitor, Visitor } from '#server/visitor.ts'

/** Keeps the first answer to a key (see idempotency.ts). */
export type Once = (
  what: { readonly scope: string; readonly line: string; readonly key: string; readonly bodyText: string },
  run: () => Promise<StoredResponse>,
) => Promise<StoredResponse & { readonly replayed: boolean }>

export interface StoredResponse {
  readonly status: number
  readonly body: string
}

export interface Mounting {
  /** may refuse */
  readonly visitorOf: (request: FastifyRequest, call: Call) => Promise<Visitor | StaffVisitor>
  readonly once: Once
}

export interface MountedRoom<T extends Record<string, Call>> {
  readonly calls: T
  readonly answers: Handlers<T>
  /** calls opened as pages: the error page in place of JSON */
  readonly failed?: { readonly [name in keyof T]?: FailedPage }
}

/** Mounts a room's calls: authorisation, and validation of requests and responses. */
export function mount<T extends Record<string, Call>>(
  app: FastifyInstance,
  room: MountedRoom<T>,
  how: Mounting,
): void {
  const readers = openReaders()
  for (const name of Object.keys(room.calls)) {
    const call = room.calls[name] as Call
    const failed = room.failed?.[name]
    const answer = room.answers[name] as unknown as (asked: CheckedRequest<Call>) => Promise<unknown>
    route(app, call, {
      ...(failed === undefined ? {} : { errorHandler: respondByPage(failed) }),
      readers,
      ...(call.who !== 'guest' && call.kind === 'multipart'
        ? { onRequest: oneOfFew(call, how, readers) }
        : {}),
      handler: async (request, reply) => {
        const asked = await askedBy(request, reply, { call, how })
        if (call.out === 'file') return sendFile(reply, (await answer(asked)) as FileResponse)
        if (call.once === true) return sendOnce(asked, how, async () => text(call, await answer(asked)))
        const answered = await answer(asked)
        return answered instanceof SerialisedResponse
          ? sendSerialised(asked, answered)
          : reply.type(json).send(text(call, answered))
      },
    })
  }
}

interface Doing extends Pick<RouteOptions, 'handler' | 'onRequest' | 'errorHandler'> {
  readonly readers: Readers
}

function route(app: FastifyInstance, call: Call, { readers, ...doing }: Doing): void {
  const [method, path = ''] = call.line.split(' ')
  const options: RouteOptions = {
    ...doing,
    method: method as 'GET',
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { fromAnywhere: call.fromAnywhere === true },
  }
  const { file } = call
  if (file === undefined) return void app.route(options)
  // its own scope: no other call parses such bodies
  void app.register(async (own) => {
    own.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: IncomingMessage) =>
      readMultipart(body, request.headers, { ...file, seat: readers.seatOf(body) }),
    )
    own.route(options)
  })
}

function oneOfFew(
  call: Call,
  how: Mounting,
  readers: Readers,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const visitor = await how.visitorOf(request, call)
    if (visitor.kind === 'guest' || visitor.kind !== call.who) throw refuse('SIGN_IN_FIRST')
    readers.enter(idOf(visitor), request, reply)
  }
}

const json = 'application/json; charset=utf-8'
const noStore = 'private, no-store'

/** Compressed for clients that accept it; else the parts are sent as they are. */
function sendSerialised(
  { request, reply }: CheckedRequest<Call>,
  { parts }: SerialisedResponse,
): FastifyReply {
  if (/br|gzip/.test(request.headers['accept-encoding'] ?? ''))
    return reply.type(json).send(Buffer.concat(parts))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  reply.hijack()
  reply.raw.setHeaders(
    new Map(Object.entries({ ...reply.getHeaders(), 'content-type': json })) as Map<string, string>,
  )
  reply.raw.setHeader('content-length', length)
  for (const part of parts) reply.raw.write(part)
  reply.raw.end()
  return reply
}

async function askedBy(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, how }: { call: Call; how: Mounting },
): Promise<CheckedRequest<Call>> {
  const visitor = await how.visitorOf(request, call)
  // personal responses are never cached, refusals included
  if (visitor.kind !== 'guest' || call.line.startsWith('POST')) reply.header('cache-control', noStore)
  if (call.who !== 'guest' && visitor.kind !== call.who) throw refuse('SIGN_IN_FIRST')
  return {
    ...checked(call, request),
    visitor: visitor as Visitor, // a call of staff is typed to have theirs
    userId: visitor.kind === 'user' ? visitor.userId : undefined,
    file: request.body instanceof Multipart ? request.body.file : undefined,
    request,
    reply,
  }
}

async function sendOnce(
  asked: CheckedRequest<Call>,
  how: Mounting,
  run: () => Promise<string>,
): Promise<FastifyReply> {
  const key = asked.request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw refuse('KEY_MISSING')
  const kept = await how.once(
    {
      scope: scopeOf(asked.visitor, asked.request),
      line: asked.request.routeOptions.url ?? asked.request.url,
      key,
      bodyText: JSON.stringify({ params: asked.params, body: asked.body }),
    },
    async () => ({ status: 200, body: await run() }),
  )
  return asked.reply
    .status(kept.status)
    .type(json)
    .header('idempotent-replayed', String(kept.replayed))
    .send(kept.body)
}

function scopeOf(visitor: Visitor | StaffVisitor, request: FastifyRequest): string {
  return visitor.kind === 'guest' ? `address:${request.ip}` : `${visitor.kind}:${idOf(visitor)}`
}

function idOf(visitor: Exclude<Visitor | StaffVisitor, { kind: 'guest' }>): string {
  return visitor.kind === 'user' ? visitor.userId : visitor.staffId
}

/** Responses are validated too: fields outside the contract are dropped. */
function text(call: Call, answer: unknown): string {
  const shaped = shapedBy(call, answer)
  return JSON.stringify(call.out === 'bare' ? shaped : { data: shaped ?? null })
}

function shapedBy(call: Call, answer: unknown): unknown {
  if (call.answer === undefined) return undefined
  return call.trusted === true ? answer : call.answer.parse(answer)
}

function sendFile(reply: FastifyReply, file: FileResponse): FastifyReply {
  if (file.fileName !== undefined) reply.header('content-disposition', disposition(file.fileName))
  return reply
    .headers({ 'cache-control': noStore, ...file.headers })
    .type(file.type)
    .send(file.body)
}

function disposition(fileName: string): string {
  return `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
