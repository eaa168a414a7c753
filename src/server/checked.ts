import type { FastifyRequest } from 'fastify'
import type { $ZodIssue } from 'zod/v4/core'
import type { Call, CheckedOf } from '#calls/call.ts'
import { Multipart } from '#server/multipart.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

const notRight = 'مقدار درست نیست.'

/** Throws Faults per field. */
export function checked(call: Call, request: FastifyRequest): CheckedOf<Call> {
  return {
    params: part(call.params, request.params),
    query: part(call.query, request.query),
    body: part(
      call.body,
      request.body instanceof Multipart ? request.body.fields : (request.body ?? undefined),
    ),
  } as CheckedOf<Call>
}

function part(shape: Call['body'], value: unknown): unknown {
  if (shape === undefined) return undefined
  const unstorable = notText(value)
  if (unstorable !== undefined) throw new Faults([{ property: unstorable, says: notRight }])
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new Faults(read.error.issues.map(faultOf))
}

/** NUL and lone surrogates: PostgreSQL stores neither. */
function notText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, one] of Object.entries(value)) {
    const found = notText(name, path) ?? notText(one, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

function faultOf(issue: $ZodIssue): FieldFault {
  return {
    property: issue.path.join('.'),
    says: /[\u0600-\u06ff]/.test(issue.message) ? issue.message : notRight,
  }
}
