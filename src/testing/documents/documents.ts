import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { one } from '#database/database.ts'
import { documentCalls, type UploadedDocument } from '#documents/calls.ts'
import { type Documents, openDocuments } from '#documents/server/documents.ts'
import { documentHandlers } from '#documents/server/routes.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export interface TestResponse {
  readonly status: number
  readonly data: UploadedDocument & { readonly fields: Readonly<Record<string, string>> }
  readonly code: string | undefined
  readonly says: string | undefined
}

export interface DocumentsRoom extends AsyncDisposable {
  readonly house: TestHouse
  readonly documents: Documents
  readonly passports: { id: string; passportNumber: string }[]
  newUser(): Promise<string>
  upload(userId: string | undefined, file: Buffer | undefined, more?: UploadMore): Promise<TestResponse>
  get(userId: string | undefined, url: string): Promise<Got>
}

interface UploadMore {
  readonly fileName?: string
  readonly type?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly line?: string
  readonly address?: string
}

type Got = Awaited<ReturnType<TestHouse['app']['inject']>>

export async function openDocumentsRoom(): Promise<DocumentsRoom> {
  const house = await openTestHouse({ TRUST_PROXY: '127.0.0.1' })
  const passports: { id: string; passportNumber: string }[] = []
  const documents = openDocuments(house, { passportsOf: async () => passports })
  house.mount({ calls: documentCalls, answers: documentHandlers(documents) })
  let users = 0
  return {
    house,
    documents,
    passports,
    async newUser() {
      users += 1
      const phone = `+98912100${String(users).padStart(4, '0')}`
      const { id } = await one(
        house.database,
        sql<{
          id: string
        }>`insert into accounts.users (phone, created_at) values (${phone}, now()) returning id`,
      )
      return id
    },
    upload: (userId, file, more = {}) => upload(house, userId, { ...more, file }),
    get: (userId, url) =>
      house.app.inject({ url, headers: userId === undefined ? {} : { 'x-user': userId } }),
    [Symbol.asyncDispose]: () => house.close(),
  }
}

async function upload(
  house: TestHouse,
  userId: string | undefined,
  {
    file,
    fileName = 'passport.jpg',
    type = 'image/jpeg',
    fields = {},
    line,
    address,
  }: UploadMore & { file: Buffer | undefined },
): Promise<TestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(file)], { type }), fileName)
  const body = new Response(form)
  const answer = await house.app.inject({
    method: 'POST',
    url: line ?? '/blob/Blob/Upload',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(userId === undefined ? {} : { 'x-user': userId }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const { data, meta } = answer.json<{
    data: TestResponse['data']
    meta?: { code: string; errors: { errors: string[] }[] }
  }>()
  return { status: answer.statusCode, data, code: meta?.code, says: meta?.errors[0]?.errors[0] }
}

export function drawing({ width = 640, height = 440, red = 40 } = {}): Sharp {
  const marks = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="40%" height="30%" fill="#fff"/><circle cx="70%" cy="70%" r="60"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 160 } } }).composite([
    { input: marks },
  ])
}

export function pngOf(...chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** PNG header: greyscale, eight bits. */
export function pngHead(width: number, height: number): readonly ['IHDR', Buffer] {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content[8] = 8
  return ['IHDR', content]
}

/** Half black, half white; a thousandth of its size when packed. */
export function halvedRows(width: number, height: number): readonly ['IDAT', Buffer] {
  const row = Buffer.alloc(width + 1)
  row.fill(255, 1, 1 + Math.floor(width / 2))
  return ['IDAT', deflateSync(Buffer.alloc((width + 1) * height, row), { level: 9 })]
}
