import { randomUUID } from 'node:crypto'

export type DuffelErrorType =
  | 'authentication_error'
  | 'airline_error'
  | 'invalid_state_error'
  | 'rate_limit_error'
  | 'validation_error'
  | 'invalid_request_error'
  | 'api_error'

export class DuffelRefusal extends Error {
  readonly status: number
  readonly type: DuffelErrorType
  readonly code: string

  constructor(status: number, type: DuffelErrorType, [code, message]: readonly [string, string]) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export function notFound(what: string): DuffelRefusal {
  return new DuffelRefusal(404, 'invalid_request_error', [
    'not_found',
    `The ${what} you are trying to access does not exist.`,
  ])
}

export function invalid(code: string, message: string): DuffelRefusal {
  return new DuffelRefusal(422, 'validation_error', [code, message])
}

export function impossible(code: string, message: string): DuffelRefusal {
  return new DuffelRefusal(422, 'invalid_state_error', [code, message])
}

export function airlineSays(code: string, message: string): DuffelRefusal {
  return new DuffelRefusal(422, 'airline_error', [code, message])
}

export function errorBody({ status, type, code, message }: DuffelRefusal): object {
  const title = code.replaceAll('_', ' ')
  return {
    meta: { status, request_id: randomUUID() },
    errors: [
      {
        type,
        code,
        title,
        message,
        documentation_url: 'https://duffel.com/docs/api/overview/response-handling/errors',
      },
    ],
  }
}
