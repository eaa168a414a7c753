import * as z from 'zod/mini'
import type { Call } from '#calls/call.ts'

export function openapi(calls: Readonly<Record<string, Call>>, version: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = 'GET', path = ''] = call.line.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parastoo', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        desk: { type: 'apiKey', in: 'cookie', name: '__Host-desk' },
      },
      schemas: { Refused: refused },
    },
  }
}

function operation(name: string, call: Call): object {
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.split('.', 1)[0]], // the room
    ...(call.who === 'user' ? { security: [{ bearer: [] }] } : {}),
    ...(call.who === 'staff' ? { security: [{ desk: [] }], 'x-permission': call.permission } : {}),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query), ...keyHeader(call)],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(call, call.body) } }),
    responses: {
      200: { description: 'OK', ...success(call) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
      },
    },
  }
}

function content(call: Call, body: z.ZodMiniType): object {
  const schema = shape(body, 'input')
  if (call.kind !== 'multipart') return { [types[call.kind ?? 'json']]: { schema } }
  const file = { type: 'string', format: 'binary', maxLength: call.file?.mostBytes }
  const { properties = {} } = schema as { properties?: object }
  return { [types.multipart]: { schema: { ...schema, properties: { ...properties, file } } } }
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function success(call: Call): object {
  if (call.out === 'file') return { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const answer = call.answer === undefined ? { type: 'null' } : shape(call.answer, 'output')
  const schema =
    call.out === 'bare' ? answer : { type: 'object', required: ['data'], properties: { data: answer } }
  return { content: { 'application/json': { schema } } }
}

function parameters(where: 'path' | 'query', of: z.ZodMiniType | undefined): readonly object[] {
  if (of === undefined) return []
  const { properties = {}, required = [] } = shape(of, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    in: where,
    name,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function keyHeader(call: Call): readonly object[] {
  return call.once === true
    ? [{ in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string' } }]
    : []
}

function shape(of: z.ZodMiniType, io: 'input' | 'output'): object {
  return z.toJSONSchema(of, { io, unrepresentable: 'any' })
}

const refused = {
  type: 'object',
  properties: {
    meta: {
      type: 'object',
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              property: { type: 'string' },
              errors: { type: 'array', items: { type: 'string' } },
            },
          },
        },
        code: { type: 'string' },
        requestId: { type: 'string' },
      },
    },
  },
}
