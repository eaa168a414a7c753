import type { Chance } from './fuzz-chance.ts'
import type { FuzzRequest } from './fuzz-send.ts'
import type { CallRequest, Schema, Surface } from './fuzz-surface.ts'
import { fuzzHeaders, fuzzValues, fuzzWords, knownWords, methods } from './fuzz-words.ts'

/** only sent as a guest */
const endsSession = /logout|signout|sessions?\/|erase|deleteaccount/i

export function fuzzRequest(surface: Surface, chance: Chance): FuzzRequest {
  return chance.oneIn(2) ? toCall(surface, chance) : toPage(surface, chance)
}

function toCall(surface: Surface, chance: Chance): FuzzRequest {
  const call = chance.pick(surface.calls)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(textOf(call.params[name] ?? {}, chance), chance),
  )
  const query = Object.entries(call.query).flatMap(([name, schema]) =>
    chance.oneIn(5) ? [] : [`${name}=${encoded(textOf(schema, chance), chance)}`],
  )
  const method = chance.oneIn(20) ? chance.pick(methods) : call.method
  const { type, body } = bodyFor(call, chance)
  return {
    method,
    target: placed(path + (query.length > 0 ? `?${query.join('&')}` : ''), surface, chance),
    headers: {
      ...asked(surface, chance, endsSession.test(call.path)),
      ...(body === undefined ? {} : { 'content-type': type }),
      'idempotency-key': chance.oneIn(10) ? 'same-key-again' : `key-${Math.floor(chance.next() * 1e12)}`,
      ...oddlyHeaded(chance),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  }
}

function toPage(surface: Surface, chance: Chance): FuzzRequest {
  const path = chance.pick(surface.pages).replaceAll(/:(\w+)\??|\*/g, () => encoded(word(chance), chance))
  const count = Math.floor(chance.next() * 7)
  const usual = ['origin', 'destination', 'date', 'back', 'city', 'checkIn', 'checkOut', 'rooms', 'country']
  const query = Array.from({ length: count }, () => {
    const name = chance.pick(chance.oneIn(2) ? usual : surface.names)
    return `${name}=${encoded(word(chance), chance)}`
  })
  const method = chance.oneIn(4) ? chance.pick(methods) : 'GET'
  const data = chance.oneIn(6) && path !== '/' ? '.data' : ''
  const hasBody = method !== 'GET' && method !== 'HEAD' && !chance.oneIn(4)
  return {
    method,
    target: placed(`${path}${data}${query.length > 0 ? `?${query.join('&')}` : ''}`, surface, chance),
    headers: {
      accept: 'text/html',
      ...asked(surface, chance, false),
      ...(hasBody ? { 'content-type': chance.pick(bodyTypes) } : {}),
      ...oddlyHeaded(chance),
    },
    body: hasBody ? Buffer.from(`forget=${encoded(word(chance), chance)}&intent=${word(chance)}`) : undefined,
  }
}

const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
  'nonsense',
] as const

function asked({ cookie, host }: Surface, chance: Chance, isGuest: boolean): Record<string, string> {
  return { host, ...(isGuest || chance.oneIn(3) ? {} : { cookie }) }
}

function oddlyHeaded(chance: Chance): Readonly<Record<string, string>> {
  return chance.oneIn(5) ? chance.pick(fuzzHeaders) : {}
}

/** Mostly as browsers write it; sometimes whole (absolute-form), or with odd slashes. */
function placed(target: string, { host }: Surface, chance: Chance): string {
  if (!chance.oneIn(25)) return target
  return chance.pick([
    `http://${host}${target}`,
    `http://evil.example${target}`,
    `/${target}`,
    `${target}/`,
    '*',
    `${target}%00`,
    `${target}#x`,
  ])
}

function bodyFor(
  call: CallRequest,
  chance: Chance,
): { readonly type: string; readonly body: Buffer | undefined } {
  if (call.body === undefined && !chance.oneIn(8)) return { type: '', body: undefined }
  const type = chance.oneIn(25) ? chance.pick(bodyTypes) : call.bodyType
  if (chance.oneIn(25))
    return { type, body: Buffer.from(chance.pick([...fuzzWords, '{', '[1,', '"']), 'utf8') }
  const value = valueOf(call.body ?? {}, chance)
  if (call.bodyType.includes('json')) return { type, body: Buffer.from(JSON.stringify(value) ?? '') }
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {})
  if (!call.bodyType.includes('multipart'))
    return {
      type,
      body: Buffer.from(fields.map(([name, one]) => `${name}=${encoded(plain(one), chance)}`).join('&')),
    }
  const parts = fields.map(([name, one]) =>
    name === 'file'
      ? `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${chance.pick(files)}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${plain(one)}\r\n`,
  )
  return { type: `${type}; boundary=x`, body: Buffer.from(`${parts.join('')}--x--`, 'latin1') }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const files = [
  '',
  'not a picture',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  '%PDF-1.7',
] as const

function valueOf(schema: Schema, chance: Chance, depth = 0): unknown {
  if (chance.oneIn(12)) return chance.pick(fuzzValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return chance.pick(schema.enum)
  const forms = schema.anyOf ?? schema.oneOf
  if (forms !== undefined && forms.length > 0) return valueOf(chance.pick(forms), chance, depth + 1)
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type
  if (type === 'object' && depth < 6)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(() => !chance.oneIn(12))
        .map(([name, one]) => [name, valueOf(one, chance, depth + 1)]),
    )
  if (type === 'array') return listOf(schema, chance, depth)
  if (type === 'integer' || type === 'number')
    return chance.pick([schema.minimum ?? 1, 1, 2, 5, 30, 1_000_000])
  if (type === 'boolean') return chance.oneIn(2)
  return type === 'null' ? null : textOf(schema, chance)
}

function listOf({ items }: Schema, chance: Chance, depth: number): readonly unknown[] {
  const of = typeof items === 'object' ? items : {}
  return Array.from({ length: Math.floor(chance.next() * 4) }, () => valueOf(of, chance, depth + 1))
}

function textOf({ pattern, enum: among }: Schema, chance: Chance): string {
  if (chance.oneIn(6)) return chance.pick(fuzzWords)
  if (among !== undefined) return String(chance.pick(among))
  const fitting = pattern === undefined ? [] : knownWords.filter((one) => fits(pattern, one))
  return fitting.length > 0 ? chance.pick(fitting) : chance.pick(knownWords)
}

function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return false // a pattern of another dialect
  }
}

function word(chance: Chance): string {
  return chance.oneIn(3) ? chance.pick(fuzzWords) : chance.pick(knownWords)
}

function encoded(text: string, chance: Chance): string {
  const whole = text.toWellFormed()
  return chance.oneIn(10) ? whole.replaceAll(/[^!-~]/g, '') : encodeURIComponent(whole)
}
